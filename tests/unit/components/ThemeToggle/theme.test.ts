import {
  followTheme,
  readChoice,
  shownTheme,
  THEME_KEY,
  toggleTheme,
  writeChoice,
  type Theme,
} from '../../../../src/components/ThemeToggle/theme';
import { JUNK } from './storedValues';

test.each<[string, Theme]>([
  ['"dark"', 'dark'],
  ['"light"', 'light'],
  ['dark', 'dark'],
  ['light', 'light'],
])('%s is the choice %s', (raw, choice) => {
  expect(readChoice(raw)).toBe(choice);
});

test.each(JUNK)('%j is no choice', (raw) => expect(readChoice(raw)).toBeUndefined());

test.each<Theme>(['dark', 'light'])('%s is stored as JSON and read back', (theme) => {
  expect(writeChoice(theme)).toBe(`"${theme}"`);
  expect(readChoice(writeChoice(theme))).toBe(theme);
});

describe('in the page', () => {
  let dataset: { theme?: string };
  let stored: Record<string, string>;
  let blocked: boolean;
  let systemDark: boolean;
  let listeners: Array<readonly [type: string, listener: (event: Partial<StorageEvent>) => void]>;
  let mediaListeners: Array<() => void>;

  beforeEach(() => {
    [dataset, stored, blocked, systemDark, listeners, mediaListeners] = [
      { theme: 'light' },
      {},
      false,
      false,
      [],
      [],
    ];
    const refuse = (): void => {
      if (blocked) throw new DOMException('', 'SecurityError');
    };
    const localStorage = {
      getItem: (key: string) => (refuse(), stored[key] ?? null),
      setItem: (key: string, value: string) => (refuse(), (stored[key] = value)),
    };
    const media = {
      get matches() {
        return systemDark;
      },
      addEventListener: (_: string, listener: () => void) => mediaListeners.push(listener),
    };
    Object.assign(globalThis, {
      document: { documentElement: { dataset } },
      window: {
        localStorage,
        matchMedia: () => media,
        addEventListener: (type: string, listener: () => void) => listeners.push([type, listener]),
      },
    });
  });

  test('the toggle flips the theme and stores the choice', () => {
    expect(toggleTheme()).toBe('dark');
    expect([dataset.theme, stored]).toEqual(['dark', { [THEME_KEY]: '"dark"' }]);
    expect(toggleTheme()).toBe('light');
    expect([dataset.theme, stored]).toEqual(['light', { [THEME_KEY]: '"light"' }]);
  });

  test('it can be invoked without storing', () => {
    expect(toggleTheme(false)).toBe('dark');
    expect([dataset.theme, stored]).toEqual(['dark', {}]);
  });

  test('a blocked storage does not stop it', () => {
    blocked = true;
    expect(toggleTheme()).toBe('dark');
    expect(dataset.theme).toBe('dark');
  });

  test('anything but dark is light', () => {
    dataset.theme = 'purple';
    expect(shownTheme()).toBe('light');
    delete dataset.theme;
    expect(shownTheme()).toBe('light');
  });

  const hear = (wanted: string, event: Partial<StorageEvent> = {}): void =>
    listeners.forEach(([type, listener]) => type === wanted && listener(event));
  const tell = (event: Partial<StorageEvent>): void => hear('storage', event);

  test('another tab’s choice is followed, its junk is not, and nothing is written back', () => {
    followTheme();
    tell({ key: THEME_KEY, newValue: '"dark"' });
    expect(dataset.theme).toBe('dark');
    for (const newValue of JUNK) tell({ key: THEME_KEY, newValue });
    tell({ key: 'other', newValue: '"light"' });
    tell({ key: null, newValue: null });
    expect(dataset.theme).toBe('dark');
    expect(stored).toEqual({});
  });

  test('the system is followed while no choice is stored', () => {
    followTheme();
    systemDark = true;
    mediaListeners.forEach((listener) => listener());
    expect(dataset.theme).toBe('dark');
    stored[THEME_KEY] = '"dark"';
    systemDark = false;
    mediaListeners.forEach((listener) => listener());
    expect(dataset.theme).toBe('dark');
    stored[THEME_KEY] = '{';
    mediaListeners.forEach((listener) => listener());
    expect(dataset.theme).toBe('light');
  });

  test('a page that the browser has kept for the way back follows what was chosen meanwhile', () => {
    followTheme();
    stored[THEME_KEY] = '"dark"';
    hear('pageshow');
    expect(dataset.theme).toBe('dark');
    stored = {};
    hear('pageshow');
    expect(dataset.theme).toBe('dark');
  });

  test('it does without matchMedia', () => {
    Object.assign(globalThis.window, { matchMedia: undefined });
    expect(() => followTheme()).not.toThrow();
  });
});
