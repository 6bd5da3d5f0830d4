/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { markdownFiles } from './markdown-files';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const at = (name: string): string => relative('.', join(folder, name));

beforeAll(() => {
  mkdirSync(join(folder, 'techniques'));
  mkdirSync(join(folder, 'empty'));
  for (const name of ['guards.md', 'guards.svg', 'techniques/caching.md'])
    writeFileSync(join(folder, name), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('pages, and those of a folder, each once', () =>
  expect(markdownFiles([at('guards.md'), folder])).toEqual({
    pages: [at('guards.md'), at('techniques/caching.md')],
    missing: [],
  }));

// Nothing is found wrong with what nobody has looked at.
test.each(['nope.md', 'guards.svg', 'empty'])('%s is no page', (name) =>
  expect(markdownFiles([at(name)])).toEqual({ pages: [], missing: [at(name)] }),
);
