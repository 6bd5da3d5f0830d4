import { mendedHash } from '../../../../src/plugins/navigation/hash';

test.each([
  ['', ''],
  ['#roles', '#roles'],
  ['#%E6%8E%A7', '#%E6%8E%A7'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('%s becomes %s, which can be decoded', (hash, mended) => {
  expect(mendedHash(hash)).toBe(mended);
  expect(() => decodeURIComponent(mendedHash(hash))).not.toThrow();
});
