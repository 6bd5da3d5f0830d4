import type {Location} from 'history';
import type * as Client from '../../../../src/plugins/navigation/client';

interface Meta {
  name: string;
  content: string;
  dataset: Record<string, string>;
  remove: () => void;
}

let metas: Meta[];
let location: {href: string; hash: string};
let prefetched: string[];
let fetched: string[];
let saveData: boolean;
let navigate: () => void;
let readyState: string;
let onLoad: (() => void) | undefined;

beforeEach(() => {
  [metas, location, prefetched, fetched, saveData, readyState, onLoad] = [[], {href: 'https://docs.example.com/guards', hash: ''}, [], [], false, 'complete', undefined];
  const holder = Object.freeze({prefetch: (path: string) => (prefetched.push(path), !saveData), preload: () => undefined});
  Object.assign(globalThis, {
    history: {},
    fetch: async (path: string) => void fetched.push(path),
    window: {
      location,
      docusaurus: holder,
      scrollTo: () => undefined,
      requestIdleCallback: (next: () => void) => setImmediate(next),
      addEventListener: (type: string, listener: () => void) => type === 'load' && (onLoad = listener),
    },
    document: {
      getElementById: () => null,
      get readyState() {
        return readyState;
      },
      querySelector: () => metas.find(({dataset}) => 'urlRule' in dataset) ?? null,
      querySelectorAll: (selector: string) => (selector === '#menu nav a[href^="/"]' ? [{pathname: '/'}, {pathname: '/guards'}] : []),
      createElement: () => {
        const meta: Meta = {name: '', content: '', dataset: {}, remove: () => void metas.splice(metas.indexOf(meta), 1)};
        return meta;
      },
      head: {append: (meta: Meta) => metas.push(meta)},
    },
  });
  // Connected once a visit.
  jest.isolateModules(() => {
    const client = require('../../../../src/plugins/navigation/client') as typeof Client;
    let previousLocation: Location | null = null;
    navigate = () => {
      const next = {location: {pathname: '/guards', hash: '', key: 'a'} as Location, previousLocation};
      client.onRouteUpdate(next);
      client.onRouteDidUpdate(next);
      previousLocation = next.location;
    };
  });
});

const idle = async (): Promise<void> => {
  for (let moment = 0; moment < 20; moment += 1) await new Promise(setImmediate);
};

describe('the robots tag (spec §2)', () => {
  test('stands only while the address contains crud-utilities, and only once', () => {
    navigate();
    expect(metas).toEqual([]);
    location.href = 'https://docs.example.com/recipes/crud-utilities?x=1';
    navigate();
    navigate();
    expect(metas.map(({name, content}) => [name, content])).toEqual([['robots', 'noindex']]);
    location.href = 'https://docs.example.com/guards';
    navigate();
    expect(metas).toEqual([]);
  });
});

describe('preloading', () => {
  test('scripts and HTML of every page of the menu, once, when the page has loaded', async () => {
    readyState = 'loading';
    navigate();
    navigate();
    await idle();
    expect(fetched).toEqual([]);
    readyState = 'complete';
    onLoad!();
    await idle();
    expect(prefetched).toEqual(['/', '/guards']);
    expect(fetched).toEqual(['/', '/guards']);
  });

  test('nothing for readers who save data', async () => {
    saveData = true;
    navigate();
    await idle();
    expect(fetched).toEqual([]);
  });

  test('no network is no error', async () => {
    Object.assign(globalThis, {fetch: async () => Promise.reject(new TypeError())});
    navigate();
    await idle();
    expect(prefetched).toEqual(['/', '/guards']);
  });
});
