import { TAKING_OVER } from '../../browser/takingOver';
import { showWithin } from '../ScrollBox/showWithin';
import { openGroups, samePath, type MenuItem } from './menu';

const CURRENT = '[aria-current="page"]';

/** The menu shown, and the page that it was shown with. */
let menu: HTMLElement | null = null;
let shownPath = '';
let stopKeeping = (): void => undefined;

/**
 * Keeps the current page's link in the visible part of the menu (ARCHITECTURE.md#faults L4) without moving the page: from the start, after
 * a navigation, while groups open and close, and when the menu is opened on narrow screens, until the reader uses the menu.
 * @returns stops it
 */
function keepCurrentInView(list: HTMLElement): () => void {
  const scroller = list.parentElement!;
  const show = (): void => {
    const link = scroller.querySelector(CURRENT);
    if (link) showWithin(scroller, link);
  };
  const end = new AbortController();
  // Tells of the first size, too.
  const observer = new ResizeObserver(show);
  end.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(list);
  for (const type of TAKING_OVER)
    scroller.addEventListener(type, () => end.abort(), { passive: true, signal: end.signal });
  return () => end.abort();
}

const groupsOf = (list: HTMLElement): HTMLDetailsElement[] => [
  ...list.querySelectorAll<HTMLDetailsElement>('details[data-group]'),
];

/** The groups and their links, as `openGroups` reads them. */
const itemsOf = (groups: readonly HTMLDetailsElement[]): MenuItem[] =>
  groups.map((group) => ({
    title: group.dataset.group!,
    titleZh: '',
    children: [...group.querySelectorAll('a')].map((link) => ({
      title: '',
      titleZh: '',
      path: link.getAttribute('href')!,
    })),
  }));

/** Moves the mark of the current page, and opens and closes groups (ARCHITECTURE.md#menu). */
function mark(list: HTMLElement, path: string): void {
  list.querySelectorAll(CURRENT).forEach((link) => link.removeAttribute('aria-current'));
  for (const link of list.querySelectorAll('a'))
    if (samePath(link.getAttribute('href')!, path)) link.setAttribute('aria-current', 'page');
  const groups = groupsOf(list);
  const open = groups.filter((group) => group.open).map((group) => group.dataset.group!);
  const wanted = openGroups(path, list.dataset.base ?? '', itemsOf(groups), open);
  for (const group of groups) group.open = wanted.includes(group.dataset.group!);
}

/**
 * A page is shown: marks it in the menu. A menu that has just been written is right already.
 * @param path the page's route
 */
export function showInMenu(path: string): void {
  const list = document.querySelector<HTMLElement>('#menu nav');
  const isNew = list !== menu;
  if (!isNew && path === shownPath) return;
  if (list && !isNew) mark(list, path);
  menu = list;
  shownPath = path;
  stopKeeping();
  stopKeeping = list ? keepCurrentInView(list) : () => undefined;
}
