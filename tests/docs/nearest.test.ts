import { suggestion } from './nearest';

const ROUTES = ['/', '/guards', '/pipes', '/techniques/caching'];

test.each([
  ['/gaurds', '，是不是“/guards”？'],
  ['/guard', '，是不是“/guards”？'],
  ['/Guards', '，是不是“/guards”？'],
  ['/pipe', '，是不是“/pipes”？'],
  ['/techniques/cache', '，是不是“/techniques/caching”？'],
  ['/gxxds', ''],
  ['/nowhere/at/all', ''],
])('%s: %j', (word, text) => expect(suggestion(word, ROUTES)).toBe(text));

test('a folder and an ending that both have make no two names alike', () => {
  const drawings = ['docs/techniques/events.svg'];
  expect([
    suggestion('docs/techniques/idempotency.svg', drawings),
    suggestion('docs/techniques/event.svg', drawings),
  ]).toEqual(['', '，是不是“docs/techniques/events.svg”？']);
});

test('two letters off may be a slip, three in a short word are another word', () => {
  expect([suggestion('abcd', ['abxy']), suggestion('abcd', ['axyz'])]).toEqual([
    '，是不是“abxy”？',
    '',
  ]);
});

test('nothing to choose from', () => expect(suggestion('/guards', [])).toBe(''));
