import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Options } from '@swc/html';
import { Cache, digestOf } from '../cache';
import { fewAtATime } from './fewAtATime';

/** The options that Docusaurus uses: what React compares while hydrating stays, and so does the head for preview cards. */
const OPTIONS: Options = {
  removeComments: false,
  preserveComments: [],
  tagOmission: 'keep-head-and-body',
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  minifyJs: true,
  minifyJson: true,
  minifyCss: true,
};

interface Minified {
  html: string;
  /** What is odd in the HTML, a line each. */
  odd: string[];
}

const cache = new Cache<Minified>('minified', ['src/hosting/minify.ts']);

async function minified(html: string): Promise<Minified> {
  const { code, errors = [] } = await minify(html, OPTIONS);
  return { html: code, odd: errors.map(({ level, message }) => `${level}：${message}`) };
}

/**
 * Docusaurus minifies every page of every build, half of the time in which it writes them; this variable of its own leaves it
 * to `minifyPages`. It is read by the threads that write pages, which are started after the configuration has been loaded.
 */
export function minifyAtTheEnd(): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
}

/**
 * Takes out of pages what no browser needs. A page is looked at once, until it changes.
 * @param buildDir the folder of the built site
 * @param files of pages, as paths below it
 * @returns what is odd in them, with the file in front
 */
export async function minifyPages(buildDir: string, files: readonly string[]): Promise<string[]> {
  const found = await fewAtATime(files, async (file) => {
    const place = path.join(buildDir, file);
    const written = await readFile(place, 'utf8');
    const { html, odd } = await cache.ofLater(digestOf(written), () => minified(written));
    await writeFile(place, html);
    return odd.map((text) => `${file}：${text}`);
  });
  return found.flat();
}
