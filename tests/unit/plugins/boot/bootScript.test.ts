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
  session?: 'throws' | 'full';
  /** How much of the document is there. */
  readyState?: 'loading' | 'interactive';
  /** Of the address that was opened. */
  hash?: string;
  /** How the page was reached; `missing` for a browser that does not say. */
  navigation?: 'navigate' | 'reload' | 'back_forward' | 'missing';
  /** Of the window, in px. */
  height?: number;
  /** What it says to any question about its CSS; `missing` for one that cannot be asked. */
  css?: boolean | 'missing';
}

/** What the globals of a browser have that says so of its CSS. */
const cssThatSays = (answer: boolean): object => ({ CSS: { supports: () => answer } });

const NOW = 1_700_000_000_000;
const ORIGIN = 'https://docs.example.com';

/** Runs the script in a browser of our own making. */
function boot({
  stored = null,
  system = 'light',
  session,
  readyState = 'interactive',
  hash = '',
  navigation = 'navigate',
  height = 800,
  css = true,
}: Browser = {}) {
  const attributes: Record<string, string> = {};
  const sessionValues: Record<string, string> = {};
  const state = {
    attributes,
    reloads: 0,
    now: NOW,
    /** Of the page: ms since it was asked for. */
    age: 0,
    copies: [] as object[],
    listeners: [] as Array<[type: string, listener: (event: object) => void, capture: boolean]>,
  };
  const location = {
    origin: ORIGIN,
    pathname: '/guards',
    reload: () => (state.reloads += 1),
  };
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  const localStorage = { getItem: (key: string) => (key === THEME_KEY ? stored : null) };
  const sessionStorage = {
    getItem: (key: string) => sessionValues[key] ?? null,
    setItem: (key: string, value: unknown) =>
      session === 'full' ? refuse() : (sessionValues[key] = String(value)),
  };
  const documentElement = {
    /** What was clicked early, until the page's own script has it. */
    pressed: undefined as unknown[] | undefined,
    appendChild: (copy: object) => state.copies.push(copy),
    hasAttribute: (name: string) => name in attributes,
    getAttribute: (name: string) => attributes[name] ?? null,
    setAttribute: (name: string, value: string) => (attributes[name] = value),
    removeAttribute: (name: string) => delete attributes[name],
  };
  const globals: Record<string, unknown> = {
    ...(css !== 'missing' && cssThatSays(css)),
    document: {
      readyState,
      querySelector: () => null,
      createElement: (tagName: string) => ({ tagName: tagName.toUpperCase() }),
      documentElement,
    },
    location,
    addEventListener: (...listener: (typeof state.listeners)[number]) =>
      state.listeners.push(listener),
    setTimeout: () => 0,
    Date: { now: () => state.now },
    performance: {
      now: () => state.age,
      getEntriesByType: (type: string) =>
        type === 'navigation' && navigation !== 'missing'
          ? [{ type: navigation, name: `${ORIGIN}/guards${hash}` }]
          : [],
    },
  };
  if (system !== 'missing')
    globals.matchMedia = (query: string) => ({
      matches:
        query === `(prefers-color-scheme: ${system})` ||
        height <= Number(/^\(max-height:(\d+)px\)$/.exec(query)?.[1]),
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
    documentElement,
    fail,
    loadAgain,
    failScript: (src = `${ORIGIN}/assets/js/main.js`) => fail({ tagName: 'SCRIPT', src }),
    /** One that the HTML names. */
    failEntry: () =>
      fail({
        tagName: 'SCRIPT',
        src: `${ORIGIN}/assets/js/main.js`,
        defer: true,
        integrity: 'sha384-main',
        getAttribute: () => '/assets/js/main.js',
      }),
    /** The reader goes back or forward, to an entry of this document. */
    goTo: (pathname: string) => {
      location.pathname = pathname;
      state.listeners.forEach(([type, listener]) => type === 'popstate' && listener({}));
    },
    parsed: () =>
      state.listeners.forEach(([type, listener]) => type === 'DOMContentLoaded' && listener({})),
  };
}

describe('who goes back before anything turns pages', () => {
  test('gets the page of that address', () => {
    const { state, goTo } = boot();
    goTo('/pipes');
    expect(state.reloads).toBe(1);
  });

  test('stays where only the section is another one', () => {
    const { state, goTo } = boot();
    goTo('/guards');
    expect(state.reloads).toBe(0);
  });

  test('is left to what turns pages, once that is there', () => {
    const { state, attributes, goTo } = boot();
    attributes['data-has-hydrated'] = 'true';
    goTo('/pipes');
    expect(state.reloads).toBe(0);
  });
});

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
      ...cssThatSays(true),
      document: { documentElement: { setAttribute: () => undefined } },
      location: { pathname: '/' },
      addEventListener: () => undefined,
      setTimeout: () => 0,
      matchMedia: () => {
        throw new Error();
      },
    });
    expect(() => runInContext(bootScript, context)).not.toThrow();
  });
});

test.each([false, 'missing'] as const)(
  'a browser too old for the site (its CSS says %j) has a page without scripts that says why: nothing is set, heard or kept (J18)',
  (css) => {
    const { state, attributes, documentElement } = boot({ css, stored: '"dark"' });
    expect(attributes).toEqual({ 'data-load-failed': 'old' });
    expect(state.listeners).toEqual([]);
    expect(documentElement.pressed).toBeUndefined();
  },
);

test('the page knows that JavaScript runs', () => {
  expect(boot().attributes['data-js']).toBe('');
  expect(boot({ stored: 'throws', system: 'missing' }).attributes['data-js']).toBe('');
});

describe('what is in sight is laid out first', () => {
  const isLazy = (browser: Browser): boolean => 'data-lazy-layout' in boot(browser).attributes;

  test('of a page that is read from its top', () => expect(isLazy({})).toBe(true));

  test.each<Browser>([
    { hash: '#binding' },
    { hash: '#:~:text=words' },
    { navigation: 'reload' },
    { navigation: 'back_forward' },
    { navigation: 'missing' },
    { height: 1080 },
    { system: 'missing' },
  ])('not where a place in it is looked for, its end is in sight, or nobody knows: %j', (browser) =>
    expect(isLazy(browser)).toBe(false),
  );
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

  describe('and that the HTML names', () => {
    const copy = { tagName: 'SCRIPT', integrity: 'sha384-main', src: '/assets/js/main.js' };

    test('is asked for once more, with its digest; only then the page is loaded again', () => {
      const { state, failEntry, failScript } = boot();
      failEntry();
      expect([state.copies, state.reloads]).toEqual([[copy], 0]);
      failScript();
      expect([state.copies, state.reloads]).toEqual([[copy], 1]);
    });

    test('when the whole document is there: it is a script that needs it', () => {
      const { state, failEntry, parsed } = boot({ readyState: 'loading' });
      failEntry();
      expect(state.copies).toEqual([]);
      parsed();
      expect(state.copies).toEqual([copy]);
    });

    test('not on a page that is live', () => {
      const { state, attributes, failEntry } = boot();
      attributes['data-live'] = '';
      failEntry();
      expect(state.copies).toEqual([]);
    });
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

  test('one that takes long to fail, each time, makes no loop', () => {
    const { state, attributes, failScript, loadAgain } = boot();
    state.age = 22_000;
    failScript();
    loadAgain();
    state.now += 22_100;
    failScript();
    expect([state.reloads, attributes['data-load-failed']]).toEqual([1, '']);
  });

  test.each(['throws', 'full'] as const)(
    'no loop either with a session storage that %s',
    (session) => {
      const { state, attributes, failScript } = boot({ session });
      failScript();
      failScript();
      expect([state.reloads, attributes['data-load-failed']]).toEqual([0, '']);
    },
  );

  describe('for good', () => {
    test('leaves a page as one without JavaScript, where its own never ran', () => {
      const { attributes, documentElement, failScript } = boot({ session: 'throws' });
      failScript();
      expect([attributes['data-js'], documentElement.pressed]).toEqual([undefined, undefined]);
    });

    test('leaves it as it is, where it ran and the app did not', () => {
      const { attributes, documentElement, failScript } = boot({ session: 'throws' });
      delete documentElement.pressed;
      failScript();
      expect([attributes['data-load-failed'], attributes['data-js']]).toEqual(['', '']);
    });
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

describe('styles of the page', () => {
  /**
   * Runs the script, then what waits for the document.
   * @param style the page's style element, if it has one
   * @returns what is put into the head
   */
  function loaded(style: { sheet: object | null } | null): object[] {
    const appended: object[] = [];
    const waiting: Array<() => void> = [];
    const context = createContext({
      ...cssThatSays(true),
      document: {
        documentElement: { setAttribute: () => undefined },
        querySelector: (selector: string) => {
          expect(selector).toBe('style[data-file]');
          return style && { ...style, getAttribute: () => '/assets/css/a.1.css' };
        },
        createElement: (name: string) => ({ name }),
        head: { appendChild: (element: object) => appended.push(element) },
      },
      location: { pathname: '/' },
      addEventListener: (type: string, act: () => void) =>
        type === 'DOMContentLoaded' && waiting.push(act),
    });
    runInContext(bootScript, context);
    waiting.forEach((act) => act());
    return appended;
  }

  test('that the policy does not know are loaded from their file', () =>
    expect(loaded({ sheet: null })).toEqual([
      { name: 'link', rel: 'stylesheet', href: '/assets/css/a.1.css' },
    ]));

  test('that apply, and a page without any, stay as they are', () => {
    expect(loaded({ sheet: {} })).toEqual([]);
    expect(loaded(null)).toEqual([]);
  });
});

describe('what scripts may write (Trusted Types)', () => {
  interface Rules {
    createHTML: (html: string, type: string, sink: string) => string | null;
    createScriptURL: (url: string) => string | null;
    createScript?: unknown;
  }

  /** The one policy that the script makes, in a browser that knows them. */
  function policy(): Rules {
    const made: Array<[string, Rules]> = [];
    const context = createContext({
      ...cssThatSays(true),
      document: { documentElement: { setAttribute: () => undefined } },
      location: { pathname: '/' },
      addEventListener: () => undefined,
      setTimeout: () => 0,
      trustedTypes: { createPolicy: (name: string, rules: Rules) => made.push([name, rules]) },
    });
    runInContext(bootScript, context);
    expect(made.map(([name]) => name)).toEqual(['default']);
    return made[0]![1];
  }
  const { createHTML, createScriptURL, createScript } = policy();
  const written = (html: string): string | null =>
    createHTML(html, 'TrustedHTML', 'Element innerHTML');

  test.each([
    '',
    '<p>a &lt;iframe&gt; and onclick=x</p>',
    '<a href="/guards" class="one on">on=</a>',
    '<a href="/once?on=1">once</a>',
    // React makes each script element of a page that it shows this way; one that is written never runs.
    '<script></script>',
  ])('%j is written', (html) => expect(written(html)).toBe(html));

  test.each([
    '<iframe srcdoc="x"></iframe>',
    '<IMG src=x ONERROR=alert(1)>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<p>a</p><base href="https://evil.example/">',
    '<style>*{display:none}</style>',
    '<svg\nonload=alert(1)>',
    '<svg/onload=alert(1)>',
    '<img src="x"onerror=alert(1)>',
    '<img src=x onerror\n= alert(1)>',
  ])('%j is not', (html) => expect(written(html)).toBeNull());

  test('a whole page may be read', () => {
    const html = '<html><head><meta charset="utf-8"><link rel="stylesheet" href="/a.css">';
    expect(createHTML(html, 'TrustedHTML', 'DOMParser parseFromString')).toBe(html);
  });

  test.each(['/assets/js/main.1a2b.js', '/assets/js/23.1a2b.js', '/worker.js'])(
    '%s is loaded',
    (url) => expect(createScriptURL(url)).toBe(url),
  );

  test.each([
    'https://evil.example/assets/js/main.js',
    '//evil.example/assets/js/main.js',
    '/assets/offline/top.1a2b.json',
    '/assets/js/../../x.js',
    'data:text/javascript,alert(1)',
    '/worker.js?x.js',
  ])('%s is not', (url) => expect(createScriptURL(url)).toBeNull());

  test('no text becomes a script', () => expect(createScript).toBeUndefined());
});

test('it stands in one line, cannot end its own element and leaves no global behind', () => {
  expect(bootScript).not.toMatch(/\n|<\/|<!--|^\s*(?:var|let|const)\b/);
  const globals = {
    document: { documentElement: { setAttribute: () => undefined } },
    location: { pathname: '/' },
    addEventListener: () => undefined,
    setTimeout: () => 0,
  };
  const context = createContext({ ...globals });
  runInContext(bootScript, context);
  expect(Object.keys(context)).toEqual(Object.keys(globals));
});

test('it is written for old browsers: no syntax after ES5', () => {
  expect(bootScript).not.toMatch(/=>|`|\b(?:const|let|class|async|await)\b|\?\.|\?\?/);
  expect(bootScript).toContain('catch(x)');
});
