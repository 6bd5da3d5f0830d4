import { count, decode, encode, type Posting } from '../../../../src/search/engine/postings';

const read = (text: string, levels: number): Posting[] => {
  const found: Posting[] = [];
  decode(text, levels, (record, level) => found.push([record, level]));
  return found;
};

test.each<[string, number, Posting[]]>([
  ['none', 4, []],
  ['the first record', 4, [[0, 0]]],
  [
    'neighbours',
    4,
    [
      [0, 3],
      [1, 0],
      [2, 1],
    ],
  ],
  [
    'a digit’s edge',
    1,
    [
      [45, 0],
      [91, 0],
      [138, 0],
    ],
  ],
  [
    'far apart',
    32,
    [
      [7, 31],
      [24_749, 17],
      [9_999_999, 0],
    ],
  ],
])('%s come back', (_, levels, postings) => {
  const text = encode(postings, levels);
  expect(read(text, levels)).toEqual(postings);
  expect(count(text)).toBe(postings.length);
});

test('every step and level comes back', () => {
  const postings = Array.from({ length: 3000 }, (_, index): Posting => [
    index * (index + 1),
    index % 4,
  ]);
  expect(read(encode(postings, 4), 4)).toEqual(postings);
});

test('the text needs no escapes in JSON and has no space', () => {
  const text = encode(
    Array.from({ length: 500 }, (_, index): Posting => [index * index, 0]),
    1,
  );
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  expect(text).not.toContain(' ');
});

test('half a list ends without an error', () => {
  const text = encode([[1_000_000, 0]], 4);
  expect(() => read(text.slice(0, -1), 4)).not.toThrow();
});
