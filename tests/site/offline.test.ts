import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pagesOf, listFiles } from '../../src/hosting/pages';
import { retiredWorker } from '../../src/plugins/offline/build';
import { WORKER } from '../../src/hosting/workerFile';
import { compose, type Section, type Shell } from '../../src/plugins/offline/format';
import { LETTERS, restore } from '../../src/plugins/offline/letters';
import { keptHtml } from '../support/keptHtml';
import { isStock } from '../support/stock';
import { BUILD_DIR } from './build';

const FOLDER = path.join(BUILD_DIR, 'assets/offline');
const files = isStock ? [] : readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const read = (name: string): unknown =>
  JSON.parse(restore(readFileSync(path.join(FOLDER, name), 'utf8'), LETTERS));

const shellFile = files.find((file) => file.startsWith('shell.'))!;
const sectionFiles = files.filter((file) => !/^(?:shell|search)\./.test(file));
const brotli = (file: string): number => statSync(path.join(FOLDER, `${file}.br`)).size;

// With stock rendering there is no HTML to keep.
if (isStock) {
  test('nothing is kept, and an earlier worker takes itself away', async () => {
    expect(existsSync(FOLDER)).toBe(false);
    expect(readFileSync(path.join(BUILD_DIR, WORKER), 'utf8')).toBe(await retiredWorker());
  });
} else {
  test('shell and texts make every page, byte for byte as it was built, but for what it says to search engines', () => {
    const built = (route: string): string =>
      keptHtml(readFileSync(path.join(BUILD_DIR, pages.get(route)!), 'utf8'));
    const shell = read(shellFile) as Shell;
    const made = sectionFiles.flatMap((file) =>
      Object.entries(read(file) as Section).map(
        ([route, parts]) => [route, compose(shell, route, parts)] as const,
      ),
    );
    const pages = pagesOf(listFiles(BUILD_DIR));
    expect(made.map(([route]) => route).sort()).toEqual([...pages.keys()].sort());
    const wrong = made.filter(([route, html]) => html !== built(route));
    expect(wrong.map(([route]) => route)).toEqual([]);
  });

  test('about a dozen files with texts, at most 1.0 MB in all, and the shell is small', () => {
    const sum = sectionFiles.map(brotli).reduce((a, b) => a + b, 0);
    console.log(`${sectionFiles.length} sections ${sum}, shell ${brotli(shellFile)}`);
    expect(sectionFiles.length).toBeGreaterThanOrEqual(12);
    expect(sectionFiles.length).toBeLessThanOrEqual(14);
    expect(sum).toBeLessThanOrEqual(1_000_000);
    // With the styles, 9 kB, which pages bring along.
    expect(brotli(shellFile)).toBeLessThanOrEqual(22_000);
  });

  test('texts hold no menu and name no script: another menu or script changes none of them', () => {
    for (const file of sectionFiles.filter((name) => !name.startsWith('site.')))
      for (const [route, parts] of Object.entries(read(file) as Section))
        expect([route, /\/assets\/(?:js|css)\/|id="?menu\b/.test(parts.join(''))]).toEqual([
          route,
          false,
        ]);
  });
}
