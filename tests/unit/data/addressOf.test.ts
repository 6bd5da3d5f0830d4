import { isOwnPath } from '../../../src/data/addressOf';

test.each([
  ['/samples/cats.ts', true],
  ['//evil.com/x', false],
  ['/\\evil.com/x', false],
  ['https://evil.com/x', false],
  ['javascript:alert(1)', false],
  ['data:text/plain,x', false],
  ['samples/cats.ts', false],
  ['', false],
])('%s is a place of this site: %s', (address, own) => expect(isOwnPath(address)).toBe(own));
