import type { Location } from 'history';
import { takeOverScrolling } from '../../../../src/plugins/navigation/restoration';
import {
  findPlaceLate,
  keepScroll,
  rememberScroll,
  scrollAfterNavigation,
} from '../../../../src/plugins/navigation/scroll';

let stored: Record<string, string>;
let blocked: boolean;
let scrollY: number;
let scrolled: Array<number | string>;
let listeners: Record<string, (event?: unknown) => void>;
let resized: (() => void) | undefined;
let frames: Array<() => void>;
let ids: string[];
let visit: string;

const at = (
  pathname: string,
  { hash = '', key }: { hash?: string; key?: string } = {},
): Location => ({ pathname, hash, key, search: '', state: undefined });

const PAGE = 'https://docs.example/guards';

/** A link of the page, by its address. */
class Link {
  readonly href: string;

  constructor(href: string) {
    this.href = new URL(href, PAGE).href;
  }

  closest(selector: string): Link | null {
    return selector === 'a[href*="#"]' && this.href.includes('#') ? this : null;
  }
}

const click = (href: string): void => listeners.click!({ target: new Link(href) });

beforeEach(() => {
  jest.useFakeTimers();
  [stored, blocked, scrollY, scrolled, listeners, resized, frames, ids, visit] = [
    {},
    false,
    0,
    [],
    {},
    undefined,
    [],
    ['roles'],
    'navigate',
  ];
  const guard = <T>(value: T): T => {
    if (blocked) throw new DOMException('', 'SecurityError');
    return value;
  };
  const addEventListener = (type: string, listener: () => void) => (listeners[type] = listener);
  const window = {
    get scrollY() {
      return scrollY;
    },
    // Where it comes to: on its way it may pass one pixel below and one above.
    scrollTo: ({ top }: { top: number }) => {
      if (scrolled.at(-2) === top + 1 && scrolled.at(-1) === top - 1) scrolled.splice(-2);
      scrolled.push(top);
    },
    addEventListener,
    setTimeout: (...call: Parameters<typeof setTimeout>) => setTimeout(...call),
    location: { pathname: '/guards', hash: '', href: PAGE },
  };
  Object.assign(globalThis, {
    window,
    Element: Link,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    history: { scrollRestoration: 'auto', state: null },
    sessionStorage: {
      getItem: (key: string) => guard(stored[key] ?? null),
      setItem: (key: string, value: string) => guard((stored[key] = value)),
      removeItem: (key: string) => guard(delete stored[key]),
    },
    document: {
      documentElement: {},
      addEventListener,
      getElementById: (id: string) =>
        ids.includes(id) || id === 'ahead'
          ? {
              closest: (selector: string) =>
                (selector === '[data-ahead]' && id === 'ahead') || null,
              scrollIntoView: () => scrolled.push(`#${id}`),
            }
          : null,
      querySelector: () => ({
        querySelectorAll: () =>
          ['角色', '执行顺序'].map((words) => ({
            firstChild: { nodeValue: words },
            scrollIntoView: () => scrolled.push(`words ${words}`),
          })),
      }),
    },
    ResizeObserver: class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {
        // It reports at once, by `resized`.
      }
      disconnect(): void {
        resized = undefined;
      }
    },
  });
});
afterEach(() => jest.useRealTimers());

function remember(location: Location, top: number): void {
  scrollY = top;
  rememberScroll(location, at('/next', { key: 'next' }), false);
}

const twoFrames = (): void => {
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame();
};

test('a page that is left while it scrolls stops there; what the browser adds to the next one is taken back', () => {
  keepScroll();
  listeners.scroll!();
  remember(at('/guards', { key: 'a' }), 70);
  expect(scrolled).toEqual([70]);
  scrollAfterNavigation(at('/pipes', { key: 'b' }), false);
  twoFrames();
  expect(scrolled).toEqual([70, 0, 0]);
});

test('one that has come to rest is left alone, and the next one, too', () => {
  keepScroll();
  listeners.scroll!();
  listeners.scrollend!();
  remember(at('/guards', { key: 'a' }), 90);
  scrollAfterNavigation(at('/pipes', { key: 'b' }), false);
  twoFrames();
  expect(scrolled).toEqual([0]);
});

test('an id of the page that is laid out ahead is no place of the one shown', () => {
  scrollAfterNavigation(at('/guards', { hash: '#ahead', key: 'new' }), false);
  expect(scrolled).toEqual([0]);
});

test('forward: to the anchor, else to the top', () => {
  scrollAfterNavigation(at('/guards', { key: 'b' }), false);
  scrollAfterNavigation(at('/guards', { key: 'c', hash: '#roles' }), false);
  scrollAfterNavigation(at('/guards', { key: 'd', hash: '#nowhere' }), false);
  scrollAfterNavigation(at('/guards', { key: 'e', hash: '#100%' }), false);
  expect(scrolled).toEqual([0, '#roles', 0, 0]);
});

test('back: to where the reader was, entry by entry', () => {
  remember(at('/guards', { key: 'a' }), 1200.4);
  remember(at('/guards', { key: 'b' }), 300);
  scrollAfterNavigation(at('/guards', { key: 'a' }), true);
  expect(scrolled).toEqual([1200]);
});

test('forward to a known entry’s page does not go where the reader was', () => {
  remember(at('/guards', { key: 'a' }), 1200);
  scrollAfterNavigation(at('/guards', { key: 'a' }), false);
  expect(scrolled).toEqual([0]);
});

test('the entry a visit began with goes by its path', () => {
  remember(at('/guards'), 700);
  scrollAfterNavigation(at('/guards'), true);
  expect(scrolled).toEqual([700]);
});

test('an entry of a plain anchor link that the browser gives a key is one like others', () => {
  remember(at('/guards', { key: 'browsers', hash: '#roles' }), 700);
  scrollAfterNavigation(at('/guards', { key: 'browsers', hash: '#roles' }), true);
  expect(scrolled).toEqual([700]);
});

test('back before anything turns pages: the address is another one, the place is still of the entry that was opened', () => {
  Object.assign(history, { state: { key: 'b' } });
  keepScroll();
  stored = { scroll: '{"/guards":3000}' };
  Object.assign(history, { state: null });
  Object.assign(window.location, { pathname: '/guards' });
  scrollY = 1200;
  listeners.pagehide!();
  expect(JSON.parse(stored.scroll!)).toEqual({ '/guards': 3000, b: 1200 });
});

test('where browsers give no key, an entry of a plain anchor link is not remembered: its anchor is its place', () => {
  remember(at('/guards', { hash: '#roles' }), 700);
  expect(stored).toEqual({});
  scrollAfterNavigation(at('/guards', { hash: '#roles' }), true);
  expect(scrolled).toEqual(['#roles']);
});

test('a plain anchor link may have moved the page before it is told of: the click has remembered the place', () => {
  Object.assign(history, { state: { key: 'a' } });
  keepScroll();
  scrollY = 700;
  click('#roles');
  scrollY = 1900;
  Object.assign(window.location, { href: `${PAGE}#roles` });
  rememberScroll(at('/guards', { key: 'a' }), at('/guards', { hash: '#roles' }), true);
  scrollAfterNavigation(at('/guards', { hash: '#roles' }), true);
  scrolled.length = 0;
  scrollAfterNavigation(at('/guards', { key: 'a' }), true);
  expect(scrolled).toEqual([700]);
});

test.each(['#menu', '/pipes#binding', 'https://express.example/#res'])(
  'a click that has not led away from here (%s) is no link to where back leads',
  (href) => {
    keepScroll();
    remember(at('/guards', { key: 'a', hash: '#roles' }), 1500);
    scrollAfterNavigation(at('/pipes', { key: 'b' }), false);
    scrolled.length = 0;
    scrollY = 700;
    click(href);
    scrollY = 900;
    Object.assign(window.location, { href: `${PAGE}#roles` });
    rememberScroll(at('/pipes', { key: 'b' }), at('/guards', { key: 'a', hash: '#roles' }), true);
    scrollAfterNavigation(at('/guards', { key: 'a', hash: '#roles' }), true);
    expect(scrolled).toEqual([1500]);
    expect(JSON.parse(stored.scroll!)).toEqual({ a: 1500, b: 900 });
  },
);

test('forward to such an anchor nobody clicks: the place is remembered then', () => {
  scrollY = 700;
  rememberScroll(at('/guards', { key: 'a' }), at('/guards', { hash: '#roles' }), true);
  scrollAfterNavigation(at('/guards', { key: 'a' }), true);
  expect(scrolled).toEqual([700]);
});

test('a click on anything else writes nothing: what it leads to is told of before the page moves', () => {
  keepScroll();
  scrollY = 700;
  click('/pipes');
  expect(stored).toEqual({});
});

test('a click while another page is under way is no place of that page', () => {
  keepScroll();
  rememberScroll(at('/guards', { key: 'a' }), at('/pipes', { key: 'b' }), false);
  Object.assign(history, { state: { key: 'b' } });
  scrollY = 700;
  click('#roles');
  scrollAfterNavigation(at('/pipes', { key: 'b' }), true);
  expect(scrolled).toEqual([0]);
});

test('back to an anchor that is gone stays where the page is', () => {
  scrollAfterNavigation(at('/guards', { hash: '#nowhere' }), true);
  expect(scrolled).toEqual([]);
});

describe('the place is held while the page still grows', () => {
  beforeEach(() => {
    remember(at('/guards', { key: 'a' }), 500);
    scrollAfterNavigation(at('/guards', { key: 'a' }), true);
  });

  test('for a second', () => {
    resized!();
    expect(scrolled).toEqual([500, 500]);
    jest.advanceTimersByTime(999);
    expect(resized).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(resized).toBeUndefined();
  });

  test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
    'or until the reader moves: %s',
    (type) => {
      listeners[type]!();
      expect(resized).toBeUndefined();
    },
  );
});

test('a blocked or broken storage: the document remembers by itself; another one begins at the top', () => {
  blocked = true;
  remember(at('/guards', { key: 'a' }), 500);
  scrollAfterNavigation(at('/guards', { key: 'a' }), true);
  blocked = false;
  stored.scroll = '{';
  scrollAfterNavigation(at('/guards', { key: 'a' }), true);
  scrollAfterNavigation(at('/guards', { key: 'of another document' }), true);
  expect(scrolled).toEqual([500, 500, 0]);
});

test('scrolling is ours while the page is shown, the browser’s when it is left', () => {
  takeOverScrolling();
  expect(history.scrollRestoration).toBe('manual');
  listeners.pagehide!();
  expect(history.scrollRestoration).toBe('auto');
  listeners.pageshow!();
  // Safari, back to a page that it has put aside, scrolls it after this event, unless that is ours by then.
  expect(history.scrollRestoration).toBe('auto');
  jest.runAllTimers();
  expect(history.scrollRestoration).toBe('manual');
});

describe('back from another site, and after a reload', () => {
  /** Leaves the page there, and comes back to it at the top: the browser has forgotten. */
  function comeBack(
    top: number,
    { how = 'back_forward', state = null as { key: string } | null, hash = '', restored = 0 } = {},
  ): void {
    Object.assign(history, { state });
    Object.assign(window.location, { hash });
    keepScroll();
    scrollY = top;
    listeners.pagehide!();
    [scrollY, visit, scrolled.length] = [restored, how, 0];
    keepScroll();
  }
  beforeEach(
    () =>
      void jest
        .spyOn(performance, 'getEntriesByType')
        .mockImplementation(() => [{ type: visit }] as never),
  );
  afterEach(() => jest.restoreAllMocks());

  test.each(['back_forward', 'reload'])('%s: where the reader was', (how) => {
    comeBack(1500.4, { how });
    expect(scrolled).toEqual([1500]);
    expect(history.scrollRestoration).toBe('manual');
  });

  test('also on an entry that the app made', () => {
    comeBack(1500, { state: { key: 'a' } });
    expect(scrolled).toEqual([1500]);
    scrollAfterNavigation(at('/guards', { key: 'a' }), true);
    expect(scrolled).toEqual([1500, 1500]);
  });

  test('also when the text comes only after that', () => {
    comeBack(1500, { how: 'reload' });
    scrolled.length = 0;
    findPlaceLate();
    expect(scrolled).toEqual([1500]);
  });

  test.each([
    ['by a link it is a new visit', { how: 'navigate' }],
    ['where the browser remembers, or the reader has scrolled already', { restored: 300 }],
    ['an anchor is its own place', { hash: '#roles' }],
  ])('%s', (_, change) => {
    comeBack(1500, change);
    expect(scrolled).toEqual([]);
    expect(history.scrollRestoration).toBe('auto');
  });

  test.each([
    ['#ROLES', ['#roles']],
    ['#执行顺序', ['words 执行顺序']],
    ['#%E8%A7%92%E8%89%B2', ['words 角色']],
    ['#顺序', []],
    ['#nowhere', []],
    ['#100%', []],
  ])(
    '%s: an id in other letters, or the words of a heading, are found for the browser, which takes ids to the letter',
    (hash, where) => {
      window.location.hash = hash;
      keepScroll();
      expect(scrolled).toEqual(where);
    },
  );

  test('a navigation under way is where the reader goes', () => {
    rememberScroll(at('/pipes'), at('/guards', { key: 'a' }), false);
    comeBack(1500);
    expect(scrolled).toEqual([0]);
  });
});

test.each([
  ['at its anchor', '#roles', 0, ['#roles']],
  ['where the reader has scrolled meanwhile', '#roles', 300, []],
  ['at the top', '', 0, []],
])('a text that comes late is read from where it should be: %s', (_, hash, top, expected) => {
  Object.assign(window.location, { hash });
  scrollY = top;
  findPlaceLate();
  expect(scrolled).toEqual(expected);
});
