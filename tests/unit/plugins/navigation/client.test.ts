import type * as Client from '../../../../src/plugins/navigation/client';
import type { Place } from '../../../../src/plugins/navigation/place';

jest.mock('../../../../src/plugins/first-view/page', () => ({ pageShown: () => undefined }));
jest.mock('../../../../src/plugins/first-view/rest', () => ({
  startRest: () => undefined,
  restShown: () => undefined,
}));

interface Meta {
  name: string;
  content: string;
  dataset: Record<string, string>;
  remove: () => void;
}

let metas: Meta[];
let location: { href: string; pathname: string; hash: string; replace: () => void };
/** What is kept for the page that is loaded then. */
let held: unknown;
let loads: number;
let stops: number;
/** A navigation begins; unless it is `pending`, its page is shown at once. */
let navigate: (pending?: 'pending') => void;

beforeEach(() => {
  jest.useFakeTimers();
  [loads, stops] = [0, 0];
  metas = [];
  held = undefined;
  location = {
    href: 'https://docs.example.com/guards',
    pathname: '/guards',
    hash: '',
    replace: () => void (loads += 1),
  };
  Object.assign(globalThis, {
    history: { replaceState: () => undefined },
    sessionStorage: {
      getItem: () => null,
      setItem: (name: string, value: string) => (held = [name, JSON.parse(value)]),
    },
    requestAnimationFrame: () => undefined,
    window: {
      location,
      scrollTo: () => undefined,
      addEventListener: () => undefined,
      setTimeout,
      stop: () => void (stops += 1),
    },
    document: {
      addEventListener: () => undefined,
      getElementById: () => null,
      querySelectorAll: () => [
        { id: 'newsletter-email', value: 'typed@example.com', defaultValue: '' },
      ],
      querySelector: () => metas.find(({ dataset }) => 'urlRule' in dataset) ?? null,
      createElement: () => {
        const meta: Meta = {
          name: '',
          content: '',
          dataset: {},
          remove: () => void metas.splice(metas.indexOf(meta), 1),
        };
        return meta;
      },
      head: { append: (meta: Meta) => metas.push(meta) },
    },
  });
  // Connected once a visit.
  jest.isolateModules(() => {
    const client = require('../../../../src/plugins/navigation/client') as typeof Client;
    let previousLocation: Place | null = null;
    navigate = (pending) => {
      const next = {
        location: { pathname: '/guards', search: '', hash: '', key: 'a' },
        previousLocation,
      };
      client.onRouteUpdate(next);
      if (!pending) client.onRouteDidUpdate(next);
      previousLocation = next.location;
    };
  });
});

afterEach(() => jest.useRealTimers());

describe('a page that does not come', () => {
  test('is left to the browser after a while, once', () => {
    navigate();
    navigate('pending');
    jest.advanceTimersByTime(6000);
    // Another link was followed meanwhile: that one is waited for.
    navigate('pending');
    jest.advanceTimersByTime(9999);
    expect(loads).toBe(0);
    jest.advanceTimersByTime(1);
    expect(loads).toBe(1);
    jest.advanceTimersByTime(60_000);
    expect(loads).toBe(1);
    // A second request for the address would wait for the first.
    expect(stops).toBe(1);
    // What was typed around the text goes along.
    expect(held).toEqual([
      'reload',
      { path: '/guards', controls: [['newsletter-email', 'typed@example.com']] },
    ]);
  });

  test('one that comes stays', () => {
    navigate();
    navigate('pending');
    navigate();
    jest.advanceTimersByTime(60_000);
    expect(loads).toBe(0);
  });
});

describe('the robots tag (ARCHITECTURE.md#noindex)', () => {
  test('stands only while the address contains crud-utilities, and only once', () => {
    navigate();
    expect(metas).toEqual([]);
    location.href = 'https://docs.example.com/recipes/crud-utilities?x=1';
    navigate();
    navigate();
    expect(metas.map(({ name, content }) => [name, content])).toEqual([['robots', 'noindex']]);
    location.href = 'https://docs.example.com/guards';
    navigate();
    expect(metas).toEqual([]);
  });
});
