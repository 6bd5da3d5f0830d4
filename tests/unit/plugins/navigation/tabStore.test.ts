import { tabStore } from '../../../../src/plugins/navigation/tabStore';

let stored: Record<string, string>;
let isBlocked: boolean;
let isFull: boolean;

beforeEach(() => {
  [stored, isBlocked, isFull] = [{}, false, false];
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      if (isBlocked) throw new Error('blocked');
      return {
        getItem: (name: string) => stored[name] ?? null,
        setItem(name: string, value: string) {
          if (isFull) throw new Error('full');
          stored[name] = value;
        },
      };
    },
  });
});

test('what is kept is there for the next document of the tab', () => {
  tabStore<number>('scroll').set('/guards', 5);
  tabStore<number>('scroll').set('/pipes', 7);
  const next = tabStore<number>('scroll');
  expect([next.of('/guards'), next.of('/pipes'), next.of('/none')]).toEqual([5, 7, undefined]);
});

test('what another document of the tab has kept meanwhile stays', () => {
  const first = tabStore<number>('scroll');
  first.set('/guards', 5);
  tabStore<number>('scroll').set('/pipes', 7);
  first.set('/guards', 6);
  expect(JSON.parse(stored.scroll!)).toEqual({ '/guards': 6, '/pipes': 7 });
});

test('what is forgotten is gone', () => {
  const store = tabStore<number>('scroll');
  store.set('/guards', 5);
  store.set('/guards', undefined);
  expect(stored.scroll).toBe('{}');
});

test('where storage is blocked it is kept for this document (S1)', () => {
  isBlocked = true;
  const store = tabStore<number>('scroll');
  store.set('/guards', 5);
  expect([store.of('/guards'), tabStore<number>('scroll').of('/guards')]).toEqual([5, undefined]);
});

test('where storage is full it is kept for this document (S2), also what it had before', () => {
  const store = tabStore<number>('scroll');
  store.set('/guards', 5);
  store.set('/pipes', 7);
  isFull = true;
  store.set('/guards', 6);
  expect([store.of('/guards'), store.of('/pipes')]).toEqual([6, 7]);
  isFull = false;
  store.set('/pipes', 8);
  expect(JSON.parse(stored.scroll!)).toEqual({ '/guards': 6, '/pipes': 8 });
});

test.each(['null', '5', '"x"', '[]', '{', ''])(
  '%j of others is nothing, and is written over',
  (junk) => {
    stored.scroll = junk;
    const store = tabStore<number>('scroll');
    expect(store.of('/guards')).toBeUndefined();
    store.set('/guards', 5);
    expect(store.of('/guards')).toBe(5);
  },
);
