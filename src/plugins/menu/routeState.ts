import sidebars from '../../../sidebars';
import { nextMajor } from '../../data/header';
import type { RouteState } from '../../data/redirectRules';
import { PAGES_WITHOUT_FILE } from '../../data/routes';
import { isWritten, pendingPages, type MenuConfig } from './sidebar';

const menu = sidebars.menu as MenuConfig[];
const pending = new Set(pendingPages(menu));

/** Whether a page stands at a route, or the menu or the header's list of versions announces one. */
export function routeState(route: string): RouteState {
  if (isWritten(route) || PAGES_WITHOUT_FILE.includes(route)) return 'page';
  return pending.has(route) || route === nextMajor.route ? 'pending' : undefined;
}

/** How many pages of the menu are not written yet; the build prints it. */
export const pendingCount = pending.size;
