import type * as Router from '../../../../src/plugins/html-pages/router';
import type { Driver } from '../../../../src/plugins/navigation/goTo';

interface Told {
  location: { pathname: string; hash: string; key?: string };
  previousLocation: { pathname: string } | null;
}

/** What client modules were told, and when a page was put into the document. */
let heard: string[];
/** The entries of the history; the last one is shown. */
let entries: string[];
let pop: (event: object) => void;
let mockReloads: number;
/** The pages that were made ready, and the entry shown then. */
let asked: string[];
/** Where a host's rule leads from an address, and the pages that were laid out ahead. */
let mockMoves: Record<string, URL>;
let mockAhead: string[];
/** Lets the page on the way come, or says that it does not. */
let arrive: Record<string, (page: object | undefined) => void>;
let driver: Driver;

const urlOf = (address: string | URL): URL => new URL(address, 'https://docs.example.com');

const client = {
  onRouteUpdate: ({ location, previousLocation }: Told): (() => void) => {
    heard.push(
      `begins ${previousLocation?.pathname ?? '-'} → ${location.pathname}${location.hash}`,
    );
    return () => void heard.push('under way no more');
  },
  onRouteDidUpdate: ({ location }: Told): void =>
    void heard.push(`shows ${location.pathname}${location.hash}`),
};

jest.mock(
  '@generated/client-modules',
  () => ({
    __esModule: true,
    get default() {
      return [{ default: client }, {}, { default: undefined }];
    },
  }),
  { virtual: true },
);
jest.mock('../../../../src/plugins/html-pages/page', () => ({
  preparePage: (path: string) => {
    asked.push(`${path}, at ${entries.at(-1)}`);
    return Promise.resolve({ main: path, movedTo: mockMoves[path] });
  },
  isReady: () => true,
  takePage: (path: string) =>
    new Promise((done, fail: (why: Error) => void) => {
      arrive[path] = (page) => (page ? done(page) : fail(new Error(path)));
    }),
}));
jest.mock('../../../../src/plugins/html-pages/show', () => ({
  showPage: ({ name }: { name: string }) => void heard.push(`puts in ${name}`),
  takeShown: () => ({ name: 'the page opened first' }),
}));

let mockTop: object | undefined;
jest.mock('../../../../src/plugins/navigation/scroll', () => ({ arrivingAtTop: () => mockTop }));
jest.mock('../../../../src/plugins/html-pages/parts', () => ({
  parseRest: async (main: string) => void heard.push(`makes whole ${main}`),
}));

jest.mock('../../../../src/plugins/html-pages/ahead', () => ({
  layAhead: (main: string) => void mockAhead.push(main),
}));
jest.mock('../../../../src/browser/idle', () => ({ whenIdle: (next: () => void) => next() }));
jest.mock('../../../../src/search/bar/reload', () => ({
  reloadInPlace(load = () => void (mockReloads += 1)) {
    load();
  },
}));
jest.mock('../../../../src/browser/network', () => ({ savesData: () => false }));

const mockTask = (): Promise<void> => new Promise((next) => setImmediate(next));
jest.mock('../../../../src/browser/nextTask', () => ({ nextTask: () => mockTask() }));

/** What is under way goes on, and what that leaves to the next task. */
const settle = async (): Promise<void> => {
  await mockTask();
  await mockTask();
};

async function come(path: string): Promise<void> {
  arrive[path]!({ name: path, main: path });
  await settle();
}

beforeEach(() => {
  heard = [];
  asked = [];
  mockMoves = {};
  mockAhead = [];
  mockTop = { width: 1280, height: 900 };
  arrive = {};
  mockReloads = 0;
  entries = ['/'];
  const now = (): URL => urlOf(entries.at(-1)!);
  const location = {
    get href() {
      return now().href;
    },
    get pathname() {
      return now().pathname;
    },
    get search() {
      return now().search;
    },
    get hash() {
      return now().hash;
    },
    replace: (target: string) => void asked.push(`${target} of the browser`),
  };
  Object.assign(globalThis, {
    window: {
      location,
      addEventListener: (_: string, listener: typeof pop) => (pop = listener),
      stop: () => void asked.push('nothing more'),
    },
    history: {
      state: null,
      pushState: (_: object, __: string, target: string) => void entries.push(target),
      replaceState(_: object, __: string, target: string | URL) {
        const { pathname, search, hash } = urlOf(target);
        entries.splice(-1, 1, pathname + search + hash);
      },
    },
  });
  jest.isolateModules(() => {
    const { startTurning } = require('../../../../src/plugins/html-pages/router') as typeof Router;
    driver = startTurning();
  });
});

test('the page that the browser has opened is told of as shown', () =>
  expect(heard).toEqual(['begins - → /', 'under way no more', 'shows /']));

test('the address changes at once, the page when it has come, and client modules hear of both', async () => {
  heard = [];
  driver.go('/guards#roles', false);
  expect(entries).toEqual(['/', '/guards#roles']);
  expect(heard).toEqual(['begins / → /guards#roles']);
  await come('/guards');
  expect(heard.slice(1)).toEqual(['puts in /guards', 'under way no more', 'shows /guards#roles']);
});

test('the page is on the way before the address changes; one that is shown is not asked for', async () => {
  driver.go('/guards?x=1#roles', false);
  await come('/guards?x=1');
  driver.go('/guards?x=2', false);
  driver.go('/guards?x=2#roles', true);
  await settle();
  expect(asked).toEqual(['/guards?x=1, at /']);
});

test('a page of which a place is wanted is whole before it is put in', async () => {
  mockTop = undefined;
  heard = [];
  driver.go('/guards#roles', false);
  await come('/guards');
  expect(heard.slice(1, 3)).toEqual(['makes whole /guards', 'puts in /guards']);
});

test('who goes on before the page has come sees only the last one', async () => {
  heard = [];
  driver.go('/guards', false);
  driver.go('/pipes', false);
  await come('/pipes');
  await come('/guards');
  expect(heard.filter((told) => /puts|shows/.test(told))).toEqual([
    'puts in /pipes',
    'shows /pipes',
  ]);
});

test('who goes back before the page has come stays', async () => {
  driver.go('/guards', false);
  heard = [];
  entries.pop();
  pop({ state: null });
  await settle();
  await come('/guards');
  expect(heard).toEqual(['begins / → /', 'under way no more', 'shows /', 'under way no more']);
});

test('a section of the page shown asks for nothing', async () => {
  driver.go('/#a', false);
  await settle();
  expect(heard.at(-1)).toBe('shows /#a');
  expect(arrive).toEqual({});
});

test('the address shown already makes no second entry, nor does a page in the place of another', async () => {
  driver.go('/', false);
  expect(entries).toEqual(['/']);
  driver.go('/guards', true);
  expect(entries).toEqual(['/guards']);
});

test('the page that the browser has opened is there for good', async () => {
  driver.go('/guards', false);
  await come('/guards');
  driver.go('/', false);
  arrive['/']!(undefined);
  await settle();
  expect(mockReloads).toBe(0);
  expect(heard).toContain('puts in the page opened first');
  expect(heard.at(-1)).toBe('shows /');
});

test('a page that a host’s rule led to has its own address, with the anchor kept and no further entry', async () => {
  driver.go('/components#a', false);
  arrive['/components']!({ name: '/providers', movedTo: urlOf('/providers?x=1') });
  await settle();
  expect(entries).toEqual(['/', '/providers?x=1#a']);
  expect(heard.slice(-3)).toEqual([
    'puts in /providers',
    'under way no more',
    'shows /providers#a',
  ]);
});

test('a page that is made ready is laid out ahead, unless its old address leads to the page shown', async () => {
  driver.go('/providers', false);
  await come('/providers');
  mockMoves = { '/components': urlOf('/providers?x=1'), '/middlewares': urlOf('/middleware') };
  ['/guards', '/components', '/middlewares'].forEach((address) => driver.prepare(address));
  await settle();
  expect(mockAhead).toEqual(['/guards', '/middlewares']);
});

test('a page that cannot be shown is loaded by the browser, as another page than the one shown', async () => {
  driver.go('/guards#roles', false);
  arrive['/guards']!(undefined);
  await settle();
  expect(asked.at(-1)).toBe('/guards#roles of the browser');
  expect(entries).toEqual(['/', '/']);
  expect(mockReloads).toBe(0);
  expect(heard.at(-1)).toBe('begins / → /guards#roles');
});

test('on the way back it is loaded in its own entry', async () => {
  entries = ['/guards'];
  pop({ state: null });
  arrive['/guards']!(undefined);
  await settle();
  expect(mockReloads).toBe(1);
  expect(entries).toEqual(['/guards']);
});

test('what the browser is loading is given up when the reader goes on, before the next page is asked for', async () => {
  driver.go('/guards', false);
  arrive['/guards']!(undefined);
  await settle();
  asked = [];
  driver.go('/pipes', false);
  await come('/pipes');
  expect(asked[0]).toBe('nothing more');
  expect(heard.at(-1)).toBe('shows /pipes');
  expect(entries).toEqual(['/', '/pipes']);
  asked = [];
  driver.go('/', false);
  expect(asked).not.toContain('nothing more');
});
