import { digestOf } from '../../../../src/plugins/offline/digest';
import { writeEntries, type Kept, type Release } from '../../../../src/plugins/offline/format';
import { LETTERS, shorten } from '../../../../src/plugins/offline/letters';
import { readEntry, readKept } from '../../../../src/plugins/offline/store';

const release = { letters: LETTERS } as Release;
const SECTION = {
  '/guards': ['<title>守卫</title>', '<main>一行\n又一行，é'],
  '/guards/roles': ['', '<main>{"/pipes":["x"]},'],
  '/管道': ['', '<main>管道'],
};

/** What is kept, by address. */
let files: Map<string, string>;

/** Keeps a text, as the build writes it. */
async function kept(url: string, text: string): Promise<Kept> {
  const short = shorten(text, LETTERS);
  files.set(url, short);
  return { url, integrity: await digestOf(new TextEncoder().encode(short)) };
}

beforeEach(() => {
  files = new Map();
  Object.assign(globalThis, {
    caches: {
      match: async (url: string) => (files.has(url) ? new Response(files.get(url)) : undefined),
      open: async () => ({ delete: async (url: string) => files.delete(url) }),
    },
  });
});

describe.each([
  ['entries on lines of their own', writeEntries(SECTION)],
  ['an older release, all on one line', JSON.stringify(SECTION)],
])('a file with %s', (name, text) => {
  test.each(Object.entries(SECTION))('says what stands under %s', async (route, parts) =>
    expect(await readEntry(release, await kept(`/${name}`, text), route)).toEqual(parts),
  );

  test('says nothing under another name', async () =>
    expect(await readEntry(release, await kept(`/${name}`, text), '/guard')).toBeUndefined());

  test('is read as a whole, too', async () =>
    expect(await readKept(release, await kept(`/whole ${name}`, text))).toEqual(SECTION));
});

test('one entry is read without the others', async () => {
  const broken = writeEntries(SECTION).replace('"/guards/roles":[', '"/guards/roles":');
  const file = await kept('/broken', broken);
  expect(await readEntry(release, file, '/guards')).toEqual(SECTION['/guards']);
  await expect(readEntry(release, file, '/guards/roles')).rejects.toThrow('JSON');
});

test('a file that is not what it should be is thrown away', async () => {
  const file = await kept('/torn', writeEntries(SECTION));
  files.set('/torn', files.get('/torn')!.slice(0, -9));
  expect(await readEntry(release, file, '/guards')).toBeUndefined();
  expect(files.has('/torn')).toBe(false);
});
