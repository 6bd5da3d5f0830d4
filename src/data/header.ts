import { site } from './site';

interface HeaderLink {
  label: string;
  href: string;
  isNew?: boolean;
}

/** Links of the top menu, all in a new tab (ARCHITECTURE.md#page-shell). */
export const topLinks = [
  { label: 'Courses', href: 'https://courses.nestjs.com/' },
  { label: 'Enterprise', href: site.enterprise },
  { label: 'Devtools', href: 'https://devtools.nestjs.com/', isNew: true },
  { label: 'Deploy with Mau', href: 'https://www.mau.nestjs.com/' },
] satisfies HeaderLink[];

/** The version this site documents, and the older ones it leads to. */
export const currentVersion = '11.x';
export const olderVersions = [{ label: 'Version 10', href: site.v10Docs }] satisfies HeaderLink[];

/** The way to the next major of the framework; the version menu leads there where the book has the page. */
export const nextMajor = { major: '12', route: '/migration-guide/v12' };

/** The two buttons at the bottom of the menu (ARCHITECTURE.md#page-shell). */
export const menuButtons = [
  { label: 'Get enterprise support', href: site.enterprise },
  { label: 'Version 10', href: site.v10Docs },
] satisfies HeaderLink[];
