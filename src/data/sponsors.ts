import { translate } from '@docusaurus/Translate';

interface Sponsor {
  name: string;
  href: string;
}

interface SponsorTier {
  title: string;
  titleZh: string;
  sponsors: readonly Sponsor[];
}

/** Who pays for the framework's work; wordmarks are set in type, no logo file is loaded. */
export const sponsorTiers = [
  {
    title: 'Principal Sponsors',
    titleZh: translate({ message: '主要赞助商' }),
    sponsors: [
      { name: 'Trilon', href: 'https://trilon.io/' },
      { name: 'Nest Mau', href: 'https://www.mau.nestjs.com/' },
    ],
  },
  {
    title: 'Sponsors / Partners',
    titleZh: translate({ message: '赞助商与合作伙伴' }),
    sponsors: [
      { name: 'Red Hat', href: 'https://www.redhat.com/' },
      { name: 'Sanofi', href: 'https://www.sanofi.com/' },
      { name: 'Nx', href: 'https://nx.dev/' },
      { name: 'JetBrains', href: 'https://www.jetbrains.com/' },
      { name: 'Movavi', href: 'https://www.movavi.com/' },
      { name: 'Snyk', href: 'https://snyk.io/' },
    ],
  },
] satisfies SponsorTier[];

/** Where a reader becomes one. */
export const becomeSponsor = {
  label: translate({ message: '成为赞助商' }),
  href: 'https://opencollective.com/nest',
};
