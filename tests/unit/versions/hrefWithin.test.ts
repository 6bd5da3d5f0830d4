import { hrefWithin } from '../../../src/versions/hrefWithin';

const next = { path: '/next', docs: [{ path: '/next/' }, { path: '/next/guards' }] };

test.each([
  ['/guards', '/next/guards'],
  ['/guards#roles', '/next/guards#roles'],
  ['/guards?x=1#roles', '/next/guards?x=1#roles'],
  ['/', '/next'],
  ['/gone', '/gone'],
  ['#roles', '#roles'],
  ['https://nestjs.com/guards', 'https://nestjs.com/guards'],
])('within a version %s leads to %s', (href, target) =>
  expect(hrefWithin(next, href)).toBe(target),
);

test.each([{ path: '/', docs: next.docs }, undefined])(
  'the newest version’s links stay as they are written',
  (version) => expect(hrefWithin(version, '/guards')).toBe('/guards'),
);
