import { digestOf } from '../../../../src/plugins/offline/digest';
import { writeEntries, type Kept, type Release } from '../../../../src/plugins/offline/format';
import { LETTERS, shorten } from '../../../../src/plugins/offline/letters';
import * as Store from '../../../../src/plugins/offline/store';

const { begin, finish, isOver, keep, missingOf, readEntry, readKept, releases } = Store;

const release = { letters: LETTERS } as Release;
const SECTION = {
  '/guards': ['<title>守卫</title>', '<main>一行\n又一行，é\u2028'],
  '/guards/roles': ['', '<main>{"/pipes":["x"]},'],
  '/管道': ['', '<main>管道'],
  'a":"b\\': ['', ','],
};

/** What is kept, by address, and what the site has. */
let files: Map<string, Response>;
let served: Map<string, string>;
/** The addresses that were read. */
let read: string[];

/** A file of the site, as the build writes it. */
async function built(url: string, json: string, hasEntries?: true): Promise<Kept> {
  const text = shorten(json, LETTERS);
  served.set(url, text);
  const integrity = await digestOf(new TextEncoder().encode(text));
  return { url, integrity, ...(hasEntries && { hasEntries }) };
}

const section = (): Promise<Kept> => built('/section.json', writeEntries(SECTION), true);

/** Cuts off the end of what is kept under an address. */
const tear = async (url: string): Promise<unknown> =>
  files.set(url, new Response((await files.get(url)!.clone().text()).slice(0, -1), files.get(url)));

/** As on a later visit: it has looked at nothing yet. */
const anotherWorker = (): typeof Store => {
  let store!: typeof Store;
  jest.isolateModules(() => {
    store = jest.requireActual<typeof Store>('../../../../src/plugins/offline/store');
  });
  return store;
};

beforeEach(() => {
  files = new Map();
  served = new Map();
  read = [];
  const match = async (url: string): Promise<Response | undefined> => {
    read.push(url);
    return files.get(url)?.clone();
  };
  const cache = {
    put: async (url: string, response: Response) => files.set(url, response),
    delete: async (url: string) => files.delete(url),
    keys: async () => [...files.keys()].map((url) => ({ url: `https://docs.example${url}` })),
  };
  Object.assign(globalThis, {
    caches: { match, open: async () => cache, has: async () => true },
    fetch: async (url: string) => new Response(served.get(url)),
  });
});

describe('a file of entries', () => {
  test.each(Object.entries(SECTION))('says what stands under %s', async (name, parts) => {
    const file = await section();
    await keep(release, file);
    expect(await readEntry(release, file, name)).toEqual(parts);
  });

  test('says nothing under another name, and is still kept', async () => {
    const file = await section();
    await keep(release, file);
    expect(await readEntry(release, file, '/guard')).toBeUndefined();
    expect(await missingOf([file])).toEqual([]);
  });

  test('of one that is not kept there is nothing, and nothing is made', async () => {
    expect(await readEntry(release, await section(), '/guards')).toBeUndefined();
    expect(files.size).toBe(0);
  });

  test('one entry is read without the others', async () => {
    const file = await section();
    await keep(release, file);
    read = [];
    await readEntry(release, file, '/guards');
    expect(read).toEqual(['/section.json?entry=%2Fguards']);
  });

  test('an entry that is not what it should be is not read, and the file is fetched anew', async () => {
    const file = await section();
    await keep(release, file);
    await tear('/section.json?entry=%2Fguards');
    expect(await readEntry(release, file, '/guards')).toBeUndefined();
    expect(await readEntry(release, file, '/管道')).toEqual(SECTION['/管道']);
    expect(await missingOf([file])).toEqual([file]);
    await keep(release, file);
    expect(await readEntry(release, file, '/guards')).toEqual(SECTION['/guards']);
  });
});

describe('whether a file is kept, and what it should be, is seen once with each visit', () => {
  test('all is there', async () => {
    const kept = [await section(), await built('/shell.json', '{}')];
    expect(await missingOf(kept)).toEqual(kept);
    for (const file of kept) await keep(release, file);
    expect(await anotherWorker().missingOf(kept)).toEqual([]);
  });

  test.each([
    ['a torn entry', () => tear('/section.json?entry=%2Fguards')],
    ['an entry that is lost', async () => files.delete('/section.json?entry=%2Fguards')],
    ['the names that are torn', () => tear('/section.json?entries')],
  ])('%s: the file is missing', async (_, spoil) => {
    const file = await section();
    await keep(release, file);
    await spoil();
    expect(await anotherWorker().missingOf([file])).toEqual([file]);
  });
});

describe.each([
  ['on lines of their own', writeEntries(SECTION)],
  ['all on one line', JSON.stringify(SECTION)],
])('a file that a worker of an earlier release has kept as a whole, its entries %s', (_, json) => {
  test('is read, an entry as well', async () => {
    const file = await built('/section.json', json);
    await keep(release, file);
    expect(await readKept(release, file)).toEqual(SECTION);
    expect(await readEntry(release, file, '/guards')).toEqual(SECTION['/guards']);
    expect(await readEntry(release, file, '/guard')).toBeUndefined();
  });
});

test('what a later release has as well gets entries, and a tab of the earlier one reads them', async () => {
  const earlier = await built('/section.json', writeEntries(SECTION));
  await keep(release, earlier);
  const file = await section();
  expect(await anotherWorker().missingOf([file])).toEqual([file]);
  expect(await readEntry(release, file, '/guards')).toEqual(SECTION['/guards']);
  await keep(release, file);
  expect(files.has('/section.json')).toBe(false);
  expect(await readEntry(release, earlier, '/guards')).toEqual(SECTION['/guards']);
  expect(await missingOf([file])).toEqual([]);
});

test('a whole file that is not what it should be is thrown away', async () => {
  const file = await built('/torn', '{"a":1}');
  await keep(release, file);
  await tear('/torn');
  expect(await readKept(release, file)).toBeUndefined();
  expect(files.has('/torn')).toBe(false);
});

test.each(['{}', '[null]', '5', '[{"id":"b"}]', '{', ''])(
  'a note of others (%s) is none: the book is kept, and the note mended',
  async (note) => {
    const file = await built('/main.js', 'x');
    const mine: Release = { ...release, id: 'a', core: [file], books: [], moved: [], assets: [] };
    files.set('/assets/offline/releases', new Response(note));
    expect(await releases(mine)).toEqual([mine]);
    expect(await isOver(mine)).toBe(false);
    await begin(mine);
    await keep(mine, file);
    await finish(mine);
    expect(await files.get('/assets/offline/releases')!.json()).toEqual([mine]);
  },
);
