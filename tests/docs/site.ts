import { readFileSync } from 'node:fs';
import sidebars from '../../sidebars';
import officialSource from '../../src/data/officialSource.json';
import type { RouteState } from '../../src/data/redirectRules';
import { redirects } from '../../src/data/redirects';
import { listFiles } from '../../src/hosting/pages';
import { routeState } from '../../src/plugins/menu/routeState';
import type { MenuConfig } from '../../src/plugins/menu/sidebar';
import officialAnchors from './officialAnchors.json';
import { routeOf } from '../support/routeOf';
import { pageOf, type Page } from './page';

/** What a page is checked against. */
export interface Site {
  readonly pages: readonly Page[];
  /** Whether a page stands at a route, or the menu announces one. */
  readonly stateOf: (route: string) => RouteState;
  /** Routes that the menu leads to. */
  readonly menu: ReadonlySet<string>;
  /** Routes that have a chapter in the official documentation. */
  readonly chapters: ReadonlySet<string>;
  /** Old address → page. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Ids of the official page of each route. */
  readonly officialIds: Readonly<Record<string, readonly string[]>>;
  /** Every file of `docs/` and `static/` from the project's root; the text of drawings. */
  readonly files: ReadonlyMap<string, string>;
}

/** Something the writer has to mend: what is wrong and how to cure it, in Chinese. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

/** What a page must be like: one function, one file. */
export type Rule = (page: Page, site: Site) => Fault[] | Promise<Fault[]>;

function routesOf(items: readonly MenuConfig[]): string[] {
  return items.flatMap((item): string[] => {
    if (typeof item === 'string' || !('type' in item)) return [];
    if (item.type === 'category') return routesOf(item.items as MenuConfig[]);
    if (item.type === 'doc') return [routeOf(item.id)];
    return item.type === 'link' && item.href.startsWith('/') ? [item.href] : [];
  });
}

const filesIn = (folder: string): string[] => listFiles(folder).map((file) => `${folder}/${file}`);

/** The site as it stands in this folder. */
export function readSite(): Site {
  const files = new Map(
    [...filesIn('docs'), ...filesIn('static')].map((file) => [
      file,
      /\.(svg|mdx?)$/.test(file) ? readFileSync(file, 'utf8') : '',
    ]),
  );
  return {
    pages: [...files]
      .filter(([file]) => /^docs\/.*\.mdx?$/.test(file))
      .map(([file, source]) => pageOf(file, source)),
    stateOf: routeState,
    menu: new Set(routesOf(sidebars.menu as MenuConfig[])),
    chapters: new Set(Object.keys(officialSource)),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    officialIds: Object.fromEntries(
      Object.entries(officialAnchors).map(([route, ids]) => [
        route,
        ids.map(([, id]) => String(id)),
      ]),
    ),
    files,
  };
}
