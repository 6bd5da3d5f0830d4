import { leaveUnknownPage } from '../../../../src/components/UnknownPage/unknownBehaviour';

/** Where the page of unknown paths leads from an address, and from which address the reader sees it by then. */
async function leave(
  address: string,
  {
    bases,
    isUnknown = true,
    then = address,
  }: { bases?: string; isUnknown?: boolean; then?: string } = {},
): Promise<string[]> {
  const targets: string[] = [];
  const be = (place: string): void =>
    void Object.assign(globalThis, {
      window: { location: new URL(place, 'https://docs.example') },
      document: { getElementById: () => (isUnknown ? { dataset: { bases } } : null) },
    });
  be(address);
  leaveUnknownPage((target) => targets.push(target));
  be(then);
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  return targets;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});

test('an unknown path ends at the root, a known old address at its page (ARCHITECTURE.md#unknown-paths)', async () => {
  expect(await leave('/nowhere?x=1#z')).toEqual(['/']);
  expect(await leave('/components?x=1#z')).toEqual(['/providers?x=1#z']);
  expect(await leave('/v12/guards?x=1#z')).toEqual(['/guards?nest=12#z']);
});

test('within the version of the address, whose 404 page is the same for all', async () => {
  const bases = '/next /old';
  expect(await leave('/next/components', { bases })).toEqual(['/next/providers']);
  expect(await leave('/old/components/', { bases })).toEqual(['/old/providers']);
  expect(await leave('/Next/components', { bases })).toEqual(['/next/providers']);
  expect(await leave('/components', { bases })).toEqual(['/providers']);
  expect(await leave('/nextdoor/components', { bases })).toEqual(['/']);
  expect(await leave('/next/nowhere', { bases })).toEqual(['/']);
  expect(await leave('/next/1/components', { bases: '/next /next/1' })).toEqual([
    '/next/1/providers',
  ]);
});

test('another spelling of a page, on hosts that know one only, leads to the plain one; an old address has `.html`', async () => {
  expect(await leave('/Guards/?x=1#z')).toEqual(['/guards?x=1#z']);
  expect(await leave('/guards.html')).toEqual(['/guards']);
  expect(await leave('/overview/guards.html')).toEqual(['/guards']);
});

test('never off the site', async () => {
  expect(await leave('/v11//elsewhere.example')).toEqual(['/elsewhere.example']);
});

test('nothing on other pages, and nothing when the reader has gone elsewhere meanwhile', async () => {
  expect(await leave('/components', { isUnknown: false })).toEqual([]);
  expect(await leave('/components', { then: '/guards' })).toEqual([]);
});
