import type { Location } from 'history';
import type * as Client from '../../../../src/plugins/navigation/client';

jest.mock('../../../../src/plugins/first-view/page', () => ({ pageShown: () => undefined }));

interface Meta {
  name: string;
  content: string;
  dataset: Record<string, string>;
  remove: () => void;
}

let metas: Meta[];
let location: { href: string; hash: string };
let navigate: () => void;

beforeEach(() => {
  [metas, location] = [[], { href: 'https://docs.example.com/guards', hash: '' }];
  Object.assign(globalThis, {
    history: {},
    window: {
      location,
      scrollTo: () => undefined,
      addEventListener: () => undefined,
    },
    document: {
      getElementById: () => null,
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
    let previousLocation: Location | null = null;
    navigate = () => {
      const next = {
        location: { pathname: '/guards', hash: '', key: 'a' } as Location,
        previousLocation,
      };
      client.onRouteUpdate(next);
      client.onRouteDidUpdate(next);
      previousLocation = next.location;
    };
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
