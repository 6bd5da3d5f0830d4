import { translate } from '@docusaurus/Translate';

/** The author's accounts in the footer (ARCHITECTURE.md#page-shell); `icon` is a key of `components/Icon`. */
export const authorLinks = [
  {
    label: translate({ message: 'Kamil Myśliwiec 的 GitHub' }),
    href: 'https://github.com/kamilmysliwiec',
    icon: 'github',
  },
  {
    label: translate({ message: 'Kamil Myśliwiec 的 X' }),
    href: 'https://x.com/kammysliwiec',
    icon: 'x',
  },
  {
    label: translate({ message: 'Kamil Myśliwiec 的 LinkedIn' }),
    href: 'https://www.linkedin.com/in/kamilmysliwiec/',
    icon: 'linkedin',
  },
] as const;

export const author = { name: 'Kamil Myśliwiec', href: 'https://kamilmysliwiec.com/' };

/** Who designed, advises and hosts; shown as “role name”. */
export const credits = [
  { role: 'Designed by', name: 'Jakub Staroń', href: 'https://www.behance.net/jakubstaron' },
  { role: 'Consulting by', name: 'Trilon', href: 'https://trilon.io/' },
  { role: 'Hosted by', name: 'Netlify', href: 'https://www.netlify.com/' },
] as const;
