/** The two looks of the site. */
export type Theme = 'light' | 'dark';

/** Key of the stored choice; its value is JSON (ARCHITECTURE.md#theme). */
export const THEME_KEY = 'theme';

/**
 * The reader's stored choice.
 * @param raw what the storage holds: JSON from us, a bare word from older visits, or junk
 * @returns undefined when there is no usable choice
 */
export function readChoice(raw: string | null): Theme | undefined {
  const match = /^(?:"(dark|light)"|(dark|light))$/.exec(raw ?? '');
  return (match?.[1] ?? match?.[2]) as Theme | undefined;
}

/** The value to store for a choice. */
export const writeChoice = (theme: Theme): string => JSON.stringify(theme);

/** The storage may be blocked altogether: then there is no choice. */
function storedChoice(): Theme | undefined {
  try {
    return readChoice(window.localStorage.getItem(THEME_KEY));
  } catch {
    return undefined;
  }
}

/** A browser without media queries has no preference. */
const systemQuery = (): MediaQueryList | undefined =>
  (window as Partial<Window>).matchMedia?.('(prefers-color-scheme: dark)');

const systemTheme = (): Theme => (systemQuery()?.matches ? 'dark' : 'light');

/** The theme shown now; the boot script sets the attribute before the first paint. */
export const shownTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/**
 * Flips the theme.
 * @param store whether to remember the new one as the reader's choice
 * @returns the theme shown from now on
 */
export function toggleTheme(store = true): Theme {
  const theme = shownTheme() === 'dark' ? 'light' : 'dark';
  show(theme);
  if (store) {
    try {
      window.localStorage.setItem(THEME_KEY, writeChoice(theme));
    } catch {
      // Full or blocked: the choice holds for this page view.
    }
  }
  return theme;
}

/**
 * Follows other tabs, also those of the time that the browser has kept this page for the way back, and, while no choice is stored,
 * the system. Junk written by another tab is no choice and changes nothing; nothing is ever written back.
 */
export function followTheme(): void {
  const follow = (choice: Theme | undefined): void => {
    if (choice) show(choice);
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) follow(readChoice(newValue));
  });
  window.addEventListener('pageshow', () => follow(storedChoice()));
  systemQuery()?.addEventListener('change', () => {
    if (!storedChoice()) show(systemTheme());
  });
}
