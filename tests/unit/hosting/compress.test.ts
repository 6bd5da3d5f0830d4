import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Compression } from '../../../src/hosting/compress';
import { ownProject, type OwnProject } from '../../support/ownProject';

let project: OwnProject;
beforeEach(() => (project = ownProject({ 'src/hosting/compress.ts': '' })));
afterEach(() => project.leave());

const TEXT = '<p>守卫</p>'.repeat(500);
const FILES = ['guards.html', 'guards.md', 'assets/offline/search.1f.json', 'assets/js/main.js'];

/** The copies beside the files of a build of its own. */
async function copies(name: string, text = TEXT): Promise<Record<string, Buffer>> {
  for (const file of [...FILES, 'short.html', 'picture.webp']) {
    mkdirSync(path.join(name, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(name, file), file === 'short.html' ? 'short' : text);
  }
  await new Compression(name).end([...FILES, 'short.html', 'picture.webp']);
  const found = readdirSync(name, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:br|gz)$/.test(file),
  );
  return Object.fromEntries(
    found.sort().map((file) => [file, readFileSync(path.join(name, file))]),
  );
}

test('every file that gains by it has two copies with its content', async () => {
  const found = await copies('build');
  expect(Object.keys(found)).toEqual(FILES.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
  for (const [file, bytes] of Object.entries(found))
    expect(
      (file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString(),
    ).toBe(TEXT);
});

test('copies from the cache are byte for byte those that are made', async () => {
  const first = await copies('first');
  const kept = project.kept();
  // One for each strength of the compression.
  expect(kept).toHaveLength(3);
  expect(await copies('second')).toEqual(first);
  expect(project.kept()).toEqual(kept);
  for (const file of kept) writeFileSync(file, 'torn');
  expect(await copies('third')).toEqual(first);
});

test('another content has copies of its own', async () => {
  await copies('first');
  const other = await copies('second', `${TEXT}!`);
  expect(brotliDecompressSync(other['guards.html.br']!).toString()).toBe(`${TEXT}!`);
});
