import { LETTERS, restore, shorten } from '../../../../src/plugins/offline/letters';

test('each letter is listed once, and there are short ones for all', () => {
  expect(new Set(LETTERS).size).toBe(LETTERS.length);
  expect(LETTERS.length).toBeLessThanOrEqual(0x800 - 0x7f);
});

test.each([
  ['letters that are listed', '守卫决定请求能不能到达处理函数。'],
  ['one that is not, of three bytes or of four', '龘😀守'],
  ['those that the short ones look like', '\x7f\x80é·Ωшא\u07ff\u0800'],
  ['what JSON escapes', '"守"\\u00e9\n\0\x1f\u2028\ud800'],
])('%s come back', (_, text) => {
  const short = shorten(JSON.stringify({ [text]: text }), LETTERS);
  expect(JSON.parse(restore(short, LETTERS))).toEqual({ [text]: text });
  expect(() => JSON.parse(short) as unknown).not.toThrow();
});

test('a listed letter takes two bytes', () => {
  expect(Buffer.byteLength(shorten('"守卫"', LETTERS))).toBe(6);
  expect(Buffer.byteLength(shorten(JSON.stringify(LETTERS), LETTERS))).toBe(2 * LETTERS.length + 1);
});

test('a release that was kept before there was a list says what it says', () =>
  expect(restore('"守卫 é"', '')).toBe('"守卫 é"'));
