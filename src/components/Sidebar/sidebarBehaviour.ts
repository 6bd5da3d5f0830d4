import { onEach } from '../../browser/delegate';
import { followWidth, isNarrow, isSidebarOpen, onSidebarChange, setSidebar } from './state';

/** What the open menu covers on narrow screens, and what is `inert` meanwhile: the first `main`, since a second one is laid out ahead. */
const covered = (): Array<HTMLElement | null> => [
  document.querySelector('main'),
  document.getElementById('page-end'),
];

const TOGGLE = '#sidebar-toggle';

/** Whether the open menu lies over the page. */
const isCovering = (): boolean => isSidebarOpen() && isNarrow();

/** Lets the button and the page say what the menu's state is; both may have been made anew. */
export function showSidebar(): void {
  document.querySelector(TOGGLE)?.setAttribute('aria-expanded', String(isSidebarOpen()));
  const covering = isCovering();
  for (const element of covered()) if (element) element.inert = covering;
}

/** After each navigation: on narrow screens the menu has done its work (ARCHITECTURE.md#sidebar). */
export function leaveMenu(): void {
  if (isNarrow()) setSidebar(undefined);
}

/** Lets the button open and close the menu; on narrow screens Esc and a click beside it close it, too. */
export function startSidebar(): void {
  const toggle = (_: HTMLElement, event: Event): void => {
    event.preventDefault();
    setSidebar(!isSidebarOpen());
  };
  followWidth();
  onSidebarChange(showSidebar);
  onEach('click', TOGGLE, toggle);
  onEach('keydown', TOGGLE, (link, event) => event.key === ' ' && toggle(link, event));
  onEach('click', '[data-backdrop]', () => isSidebarOpen() && setSidebar(false));
  document.addEventListener('keydown', ({ key }) => {
    // It closes what is on top: first the search, if that is open over the menu.
    if (key !== 'Escape' || !isCovering() || document.querySelector('dialog[open]')) return;
    setSidebar(false);
    document.querySelector<HTMLElement>(TOGGLE)?.focus();
  });
}
