import { createContext, runInContext } from 'node:vm';
import { bootScript as bootScriptWith } from '../../../../src/plugins/boot/bootScript';
import { THEME_KEY } from '../../../../src/components/ThemeToggle/theme';
import { JUNK } from '../../components/ThemeToggle/storedValues';

const bootScript = bootScriptWith(
  {
    label: '搜索',
    placeholder: '词',
    clear: '清除',
    close: '关闭',
    loading: '载入',
    elsewhere: '别处',
  },
  '/search',
);

interface Browser {
  /** The stored value; `throws` for a storage that refuses every access. */
  stored?: string | null;
  /** The system's preference; `missing` without matchMedia. */
  system?: 'dark' | 'light' | 'missing';
  session?: 'throws';
}

const NOW = 1_700_000_000_000;
const ORIGIN = 'https://docs.example.com';

/** Runs the script in a browser of our own making. */
function boot({ stored = null, system = 'light', session }: Browser = {}) {
  const attributes: Record<string, string> = {};
  const sessionValues: Record<string, string> = {};
  const state = {
    attributes,
    reloads: 0,
    now: NOW,
    listeners: [] as Array<[type: string, listener: (event: object) => void, capture: boolean]>,
  };
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  const localStorage = { getItem: (key: string) => (key === THEME_KEY ? stored : null) };
  const sessionStorage = {
    getItem: (key: string) => sessionValues[key] ?? null,
    setItem: (key: string, value: unknown) => (sessionValues[key] = String(value)),
  };
  const globals: Record<string, unknown> = {
    document: {
      documentElement: {
        hasAttribute: (name: string) => name in attributes,
        setAttribute: (name: string, value: string) => (attributes[name] = value),
      },
    },
    location: { origin: ORIGIN, reload: () => (state.reloads += 1) },
    addEventListener: (...listener: (typeof state.listeners)[number]) =>
      state.listeners.push(listener),
    Date: { now: () => state.now },
  };
  if (system !== 'missing')
    globals.matchMedia = (query: string) => ({
      matches: query === `(prefers-color-scheme: ${system})`,
    });
  Object.defineProperty(globals, 'localStorage', {
    get: stored === 'throws' ? refuse : () => localStorage,
  });
  Object.defineProperty(globals, 'sessionStorage', {
    get: session === 'throws' ? refuse : () => sessionStorage,
  });
  const run = (): void => void runInContext(bootScript, createContext(globals));
  run();
  const fail = (target: object | null): void =>
    state.listeners.forEach(([type, listener]) => type === 'error' && listener({ target }));
  const loadAgain = (): void => {
    state.listeners.length = 0;
    run();
  };
  return {
    state,
    attributes,
    fail,
    loadAgain,
    failScript: (src = `${ORIGIN}/assets/js/main.js`) => fail({ tagName: 'SCRIPT', src }),
  };
}

describe('the theme before the first paint', () => {
  const choices = [
    ['"dark"', 'dark'],
    ['"light"', 'light'],
    ['dark', 'dark'],
    ['light', 'light'],
  ] as const;

  describe.each(['dark', 'light', 'missing'] as const)('system %s', (system) => {
    test.each(choices)('the choice %s wins', (stored, theme) => {
      expect(boot({ stored, system }).attributes['data-theme']).toBe(theme);
    });

    const fallback = system === 'dark' ? 'dark' : 'light';
    test.each([...JUNK, 'throws' as const])(`%j is no choice: ${fallback}`, (stored) => {
      expect(boot({ stored, system }).attributes['data-theme']).toBe(fallback);
    });
  });

  test('a media query that throws', () => {
    const context = createContext({
      document: { documentElement: { setAttribute: () => undefined } },
      addEventListener: () => undefined,
      matchMedia: () => {
        throw new Error();
      },
    });
    expect(() => runInContext(bootScript, context)).not.toThrow();
  });
});

test('the page knows that JavaScript runs', () => {
  expect(boot().attributes['data-js']).toBe('');
  expect(boot({ stored: 'throws', system: 'missing' }).attributes['data-js']).toBe('');
});

describe('a script of ours that does not load', () => {
  test('errors are seen on the way down: they do not bubble', () => {
    expect(
      boot()
        .state.listeners.filter(([type]) => type === 'error')
        .map(([type, , capture]) => [type, capture]),
    ).toEqual([['error', true]]);
  });

  test('the page is loaded again, once', () => {
    const { state, attributes, failScript, loadAgain } = boot();
    failScript();
    expect([state.reloads, attributes['data-load-failed']]).toEqual([1, undefined]);
    loadAgain();
    failScript();
    expect([state.reloads, attributes['data-load-failed']]).toEqual([1, '']);
  });

  test('a second one that fails before the page is gone changes nothing', () => {
    const { state, attributes, failScript } = boot();
    failScript();
    state.now += 20_000;
    failScript();
    expect([state.reloads, attributes['data-load-failed']]).toEqual([1, undefined]);
  });

  test.each([
    [9_999, 1],
    [10_000, 1],
    [10_001, 2],
  ])('a failure %d ms after the first makes %d loads in all', (later, reloads) => {
    const { state, failScript, loadAgain } = boot();
    failScript();
    loadAgain();
    state.now += later;
    failScript();
    expect(state.reloads).toBe(reloads);
  });

  test('a blocked session storage never makes a loop', () => {
    const { state, attributes, failScript } = boot({ session: 'throws' });
    failScript();
    failScript();
    expect([state.reloads, attributes['data-load-failed']]).toEqual([0, '']);
  });

  test.each([
    ['another site’s script', { tagName: 'SCRIPT', src: 'https://cdn.example.com/assets/x.js' }],
    [
      'an address that only looks like ours',
      { tagName: 'SCRIPT', src: 'https://evil.com/?https://docs.example.com/assets/x.js' },
    ],
    ['a script outside of our assets', { tagName: 'SCRIPT', src: `${ORIGIN}/redirect.js` }],
    ['an image', { tagName: 'IMG', src: `${ORIGIN}/assets/images/x.png` }],
    ['an exception in a script', { addEventListener: () => undefined }],
    ['nothing', null],
  ])('%s is left alone', (_, target) => {
    const { state, attributes, fail } = boot();
    fail(target);
    expect([state.reloads, attributes['data-load-failed']]).toEqual([0, undefined]);
  });
});

test('it stands in one line, cannot end its own element and leaves no global behind', () => {
  expect(bootScript).not.toMatch(/\n|<\/|<!--|^\s*(?:var|let|const)\b/);
  const globals = {
    document: { documentElement: { setAttribute: () => undefined } },
    addEventListener: () => undefined,
  };
  const context = createContext({ ...globals });
  runInContext(bootScript, context);
  expect(Object.keys(context)).toEqual(Object.keys(globals));
});

test('it is written for old browsers: no syntax after ES5', () => {
  expect(bootScript).not.toMatch(/=>|`|\b(?:const|let|class|async|await)\b|\?\.|\?\?/);
  expect(bootScript).toContain('catch(x)');
});
