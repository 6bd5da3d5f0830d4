import { existsSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_ADDRESS } from '../../src/search/engine/manifest';
import { bookPages, Library } from '../search/library';
import { BUILD_DIR, files, readBuilt } from './build';

const scripts = files
  .filter((file) => file.endsWith('.js'))
  .map((file) => [file, readBuilt(file)] as const);
const holding = (text: string): string[] =>
  scripts.filter(([, script]) => script.includes(text)).map(([file]) => file);

test('the dialog with the embedded engine is one script; the hosted engine’s client is another, and DocSearch’s is nowhere', () => {
  const dialog = holding('search-results');
  expect(dialog).toEqual([expect.stringMatching(/\/search\.\w+\.js$/)]);
  // The browser is asked to compile it beside the page.
  expect(readBuilt(dialog[0]!).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  expect(holding('algolianet')).toEqual([expect.not.stringMatching(/\/(?:search|main|shell)\./)]);
  expect(holding('DocSearch-Modal')).toEqual([]);
});

test('no script names the index: one page of the book changes no script, and so no other page', () => {
  expect(holding('assets/search')).toEqual(['worker.js']);
  expect(readBuilt(MANIFEST_ADDRESS.slice(1))).toContain('assets/search');
});

test('the index that the build makes of the docs plugin’s content is the one that the query set judges', () => {
  const { files: expected } = new Library(bookPages());
  const [folder, ...others] = [
    ...new Set(files.filter((file) => file.startsWith('assets/search/')).map(path.dirname)),
  ];
  expect(others).toEqual([]);
  const different = [...expected].filter(
    ([name, text]) =>
      !existsSync(path.join(BUILD_DIR, folder!, name)) || readBuilt(`${folder}/${name}`) !== text,
  );
  expect(different.map(([name]) => name)).toEqual([]);
});
