import { forget, recentResults, remember } from '../../../../src/search/dialog/recent';
import type { Found } from '../../../../src/search/engine/types';

/** `throws` for a storage that refuses every access. */
let stored: string | null;

beforeEach(() => {
  stored = null;
  const refuse = (): void => {
    if (stored === 'throws') throw new Error('SecurityError');
  };
  Object.assign(globalThis, {
    localStorage: {
      getItem: () => (refuse(), stored),
      setItem: (_: string, value: string) => (refuse(), (stored = value)),
    },
  });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

const place = (url: string): Found => ({
  url,
  page: '守卫',
  heading: [
    { text: '绑定', marked: false },
    { text: '守卫', marked: true },
  ],
  snippet: [],
});
const urls = (): string[] => recentResults().map(({ url }) => url);

test('what was opened last comes first, each place once, with its page’s name as its text', () => {
  for (const url of ['/a', '/b', '/a']) remember(place(url));
  expect(urls()).toEqual(['/a', '/b']);
  expect(recentResults()[0]).toEqual({
    url: '/a',
    page: '',
    heading: [{ text: '绑定守卫', marked: false }],
    snippet: [{ text: '守卫', marked: false }],
  });
});

test('one that is opened from the list keeps its page’s name', () => {
  remember(place('/a'));
  const [recent] = recentResults();
  remember(recent!);
  expect(recentResults()).toEqual([recent]);
});

test('seven are kept, and one can be forgotten', () => {
  for (let number = 0; number < 9; number++) remember(place(`/${number}`));
  forget('/5');
  expect(urls()).toEqual(['/8', '/7', '/6', '/4', '/3', '/2']);
});

test.each([
  ['throws', 'throws'],
  ['no JSON', '{'],
  ['no list', '{"url":"/a"}'],
  ['null', 'null'],
  [
    'other things',
    '[null, 1, {"url": "/a"}, {"url": "javascript:alert(1)", "page": "", "heading": ""}, {"url": "//evil.example", "page": "", "heading": ""}, {"url": "/\\\\evil.example", "page": "", "heading": ""}]',
  ],
])('a storage that holds %s is no list of results', (_, value) => {
  stored = value;
  expect(recentResults()).toEqual([]);
  expect(() => remember(place('/a'))).not.toThrow();
  expect(() => forget('/a')).not.toThrow();
});
