import { versionAt } from '../../../src/versions/versionAt';

const version = (name: string, path: string): { name: string; path: string } => ({ name, path });

const VERSIONS = [version('current', '/next'), version('12', '/'), version('11', '/11')];

test.each([
  ['/', '12'],
  ['/guards', '12'],
  ['/11', '11'],
  ['/11/guards', '11'],
  ['/110/guards', '12'],
  ['/next/guards', 'current'],
  ['/nextdoor', '12'],
  ['/search', '12'],
])('%s is of version %s', (pathname, name) =>
  expect(versionAt(VERSIONS, pathname)?.name).toBe(name),
);

test('outside of all versions it is the first one', () => {
  expect(versionAt([version('2', '/docs'), version('1', '/docs/1')], '/blog')?.name).toBe('2');
  expect(versionAt([version('2', '/docs'), version('1', '/docs/1')], '/docs/1/a')?.name).toBe('1');
  expect(versionAt<{ path: string }>([], '/')).toBeUndefined();
});
