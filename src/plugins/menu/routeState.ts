import sidebars from '../../../sidebars';
import type {RouteState} from '../../data/redirectRules';
import {isWritten, pendingPages, type MenuConfig} from './sidebar';

const menu = sidebars.menu as MenuConfig[];
const pending = new Set(pendingPages(menu));

/** Routes that no Markdown file makes. */
const OTHER_PAGES = ['/consulting', '/search'];

/** Whether a page stands at a route, or the menu announces one. */
export function routeState(route: string): RouteState {
  if (isWritten(route) || OTHER_PAGES.includes(route)) return 'page';
  return pending.has(route) ? 'pending' : undefined;
}

/** How many pages of the menu are not written yet; the build prints it. */
export const pendingCount = pending.size;
