import { Lru } from '../../src/lru';

/** What is made, in its order. */
function made(limit: number, ...keys: string[]): string[] {
  const found: string[] = [];
  const lru = new Lru<string>(limit);
  for (const key of keys)
    expect(
      lru.of(key, () => {
        found.push(key);
        return key.toUpperCase();
      }),
    ).toBe(key.toUpperCase());
  return found;
}

test('what is wanted again is made once', () => {
  expect(made(2, 'a', 'b', 'a', 'b')).toEqual(['a', 'b']);
});

test('over the limit goes what has not been wanted for longest', () => {
  expect(made(2, 'a', 'b', 'a', 'c', 'a', 'b')).toEqual(['a', 'b', 'c', 'b']);
});

test('nothing is a value too', () => {
  const make = jest.fn(() => undefined);
  const lru = new Lru<undefined>(1);
  lru.of('a', make);
  lru.of('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what fails is tried again', () => {
  const lru = new Lru<number>(1);
  expect(() =>
    lru.of('a', () => {
      throw new Error('不行');
    }),
  ).toThrow('不行');
  expect(lru.of('a', () => 1)).toBe(1);
});
