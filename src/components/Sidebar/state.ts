import { NARROW_BREAKPOINT_PX } from '../../constants';

const NARROW = `(max-width: ${NARROW_BREAKPOINT_PX}px)`;
const listeners = new Set<() => void>();

const root = (): HTMLElement => document.documentElement;

/** Whether the menu covers the page instead of standing beside it. */
export const isNarrow = (): boolean =>
  (window as Partial<Window>).matchMedia?.(NARROW).matches ??
  window.innerWidth <= NARROW_BREAKPOINT_PX;

/** Without the attribute CSS decides: open on wide screens, closed on narrow ones (ARCHITECTURE.md#sidebar). */
export function isSidebarOpen(): boolean {
  const state = root().dataset.sidebar;
  return state === undefined ? !isNarrow() : state === 'open';
}

/** Opens or closes the menu; `undefined` goes back to the default of the screen's width. */
export function setSidebar(open: boolean | undefined): void {
  if (open === undefined) delete root().dataset.sidebar;
  else root().dataset.sidebar = open ? 'open' : 'closed';
  listeners.forEach((listener) => listener());
}

/** Calls back after each change. */
export const onSidebarChange = (listener: () => void): void => void listeners.add(listener);

/**
 * A window that becomes narrow or wide has the menu as that width has it by default. Paper is narrow, too: printing leaves
 * the menu as it was.
 */
export function followWidth(): void {
  const media = (window as Partial<Window>).matchMedia?.(NARROW);
  let wasNarrow = isNarrow();
  media?.addEventListener('change', ({ matches }) => {
    if (matches === wasNarrow || window.matchMedia('print').matches) return;
    wasNarrow = matches;
    setSidebar(undefined);
  });
}
