import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from '@playwright/test';
import { wholeBook } from '../../src/book/editions';
import { epubOf } from '../../src/book/epub';
import { chaptersOf, readBook, type Book } from '../../src/book/read';
import { startBrowser } from '../support/browser';
import { writeBook } from './book';
import { BUILD_DIR, CHAPTER, expect, routes, test } from './site';

/** Pages with drawings, folds, both languages, a picture of a screen; each links to the other two. */
const SOME = [CHAPTER, '/fundamentals/execution-context', '/openapi/introduction'];

let browser: Browser;
let whole: Book;
let folder: string;
let files: ReadonlyMap<string, number>;
let epub: Record<string, Uint8Array>;
let pdf: string;

const textOfFile = (src: string): string => readFileSync(path.join(BUILD_DIR, src), 'utf8');
const read = (name: string): Buffer => readFileSync(path.join(folder, 'book', name));

/** The same book with a few of its pages. */
const withPages = (book: Book, wanted: readonly string[]): Book => ({
  ...book,
  parts: book.parts
    .map((part) => ({
      ...part,
      chapters: part.chapters.filter(({ route }) => wanted.includes(route)),
    }))
    .filter(({ chapters }) => chapters.length > 0),
});

// Written once for all tests, in one worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  browser = await startBrowser();
  folder = mkdtempSync(path.join(tmpdir(), 'nestjs-docs-book-'));
  whole = readBook(BUILD_DIR);
  files = await writeBook(
    browser,
    withPages(whole, SOME),
    BUILD_DIR,
    path.join(folder, 'book'),
    'js',
  );
  epub = unzipSync(read('nestjs-zh.epub'));
  pdf = read('nestjs-zh.pdf').toString('latin1');
});

test.afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const documents = (): Array<[name: string, text: string]> =>
  Object.entries(epub)
    .filter(([name]) => name.endsWith('.xhtml'))
    .map(([name, bytes]) => [path.basename(name), strFromU8(bytes)]);

const idsIn = (text: string): string[] =>
  [...text.matchAll(/<\w[^<>]*? id="([^"]+)"/g)].map(([, id]) => id!);
const hrefsIn = (text: string): string[] =>
  [...text.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href!);

/** Links that lead to no document, or to no place in it, and ids that stand twice. */
function broken(pages: ReadonlyMap<string, string>): string[] {
  const ids = new Map([...pages].map(([name, text]) => [name, idsIn(text)]));
  return [...pages].flatMap(([name, text]) => [
    ...ids.get(name)!.filter((id, index, all) => all.indexOf(id) !== index),
    ...hrefsIn(text)
      .filter((href) => !/^(?:https?|mailto):/.test(href))
      .filter((href) => {
        const [file, anchor] = href.split('#');
        const target = ids.get(file || name);
        return !target || (anchor !== undefined && !target.includes(anchor));
      })
      .map((href) => `${name}: ${href}`),
  ]);
}

test('every page of the site is in the book once, in the order of the menu', () => {
  const read = chaptersOf(whole).map(({ route }) => route);
  expect([...read].sort()).toEqual([...routes].sort());
  expect(read.slice(0, 3)).toEqual(['/', '/first-steps', '/controllers']);
  expect(whole.parts.find(({ titleEn }) => titleEn === 'Fundamentals')?.title).toBe('基础');
  expect(whole.version).toBe('11.x');
});

test('all links of the whole book lead to a place in it', () => {
  const html = wholeBook(whole, 'ts', { textOfFile });
  expect(html.length).toBeGreaterThan(1e6);
  expect(broken(new Map([['', html]]))).toEqual([]);
});

test.describe('a few pages, in all editions', () => {
  test('a page of HTML for each part, whose links lead to each other', () => {
    const pages = [...files.keys()].filter((name) => name.endsWith('.html'));
    expect(pages).toEqual(['index.html', 'overview.html', 'fundamentals.html', 'openapi.html']);
    const texts = new Map(pages.map((name) => [name, read(name).toString()]));
    expect(broken(texts)).toEqual([]);
    expect(hrefsIn(texts.get('overview.html')!)).toContainEqual(
      expect.stringMatching(/^fundamentals\.html#fundamentals\.execution-context/),
    );
    expect(hrefsIn(texts.get('overview.html')!)).toContainEqual(
      expect.stringMatching(/^overview\.html#guards--/),
    );
  });

  test('nothing to press, no icon, no colour of a theme, no font of a drawing’s own', () => {
    for (const [name, text] of documents())
      expect([
        name,
        /<(?:button|fieldset|script|details|input)\b|var\(--|font-family=|滑动看全图/.exec(text),
      ]).toEqual([name, null]);
  });

  test('EPUB: the kind of the file first and bare, well-formed documents, everything listed', async () => {
    const bytes = read('nestjs-zh.epub');
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    const page = await browser.newPage();
    const faults = await page.evaluate(
      (texts) =>
        texts.flatMap(([name, text]) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
            ? [name]
            : [],
        ),
      Object.entries(epub)
        .filter(([name]) => /\.(?:xhtml|opf|xml)$/.test(name))
        .map(([name, content]): [string, string] => [name, strFromU8(content)]),
    );
    expect(faults).toEqual([]);
    const opf = strFromU8(epub['EPUB/package.opf']!);
    const listed = [...opf.matchAll(/<item [^>]*?href="([^"]+)"/g)].map(([, href]) => href!);
    const there = Object.keys(epub).flatMap((name) =>
      name.startsWith('EPUB/') && !name.endsWith('.opf') ? [name.slice(5)] : [],
    );
    expect([...listed].sort()).toEqual(there.sort());
    expect(opf.match(/<itemref /g)).toHaveLength(documents().length);
    expect(there.filter((name) => name.startsWith('pictures/')).length).toBeGreaterThan(0);
    // A reading device has fonts.
    expect(there.filter((name) => /\.(?:ttf|otf|woff2?)$/.test(name))).toEqual([]);
  });

  test('EPUB: links between pages and from the contents lead to a place', () => {
    const pages = new Map(documents());
    expect(broken(pages)).toEqual([]);
    expect(hrefsIn(pages.get('guards.xhtml')!)).toContainEqual(
      expect.stringMatching(/^fundamentals\.execution-context\.xhtml#/),
    );
    expect(hrefsIn(pages.get('nav.xhtml')!)).toContain('guards.xhtml#guards--binding-guards');
  });

  test('EPUB: both languages, each under its own name', () => {
    const guards = new Map(documents()).get('guards.xhtml')!;
    const labelled = (language: string, file: string): boolean =>
      guards.includes(
        `<figcaption><span class="file">${file}</span><span class="language">${language}</span>`,
      );
    expect([
      labelled('TypeScript', 'toys.controller.ts'),
      labelled('JavaScript', 'toys.controller.js'),
    ]).toEqual([true, true]);
  });

  test('EPUB: the same book gives the same bytes', () => {
    const parts = {
      textOfFile,
      style: '',
      cover: new Uint8Array(),
      picture: () => new Uint8Array([1]),
    };
    const some = withPages(whole, SOME);
    expect(Buffer.compare(epubOf(some, parts), epubOf(some, parts))).toBe(0);
  });

  test('PDF: named, with an outline of parts, pages and sections, and links to places in it', () => {
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(/\/MarkInfo <<[^>]*\/Marked true/.test(pdf)).toBe(true);
    // Contents, three parts, three pages, and the sections of the pages.
    const sections = chaptersOf(withPages(whole, SOME)).flatMap((chapter) => chapter.sections);
    const entries = pdf.match(/\/Title \(?<?[^\n]*\n(?:[^>]*?)\/Parent/g) ?? [];
    expect(entries.length).toBeGreaterThanOrEqual(7 + sections.length);
    const named = new Set(
      [...pdf.matchAll(/\/([\w.#-]+) \[\d+ 0 R \/XYZ/g)].map(([, name]) => name!),
    );
    const wanted = [...pdf.matchAll(/\/Dest \/([\w.#-]+)/g)].map(([, name]) => name!);
    expect(wanted).toContain('guards');
    expect(wanted.filter((name) => !named.has(name))).toEqual([]);
  });

  test('PDF: the chosen code language only', () => {
    const js = wholeBook(withPages(whole, SOME), 'js', { textOfFile });
    expect([js.includes('toys.controller.js'), js.includes('>toys.controller.ts<')]).toEqual([
      true,
      false,
    ]);
  });

  test('PDF: no letter of a font is in it twice', () => {
    const descriptors = new Map(
      [...pdf.matchAll(/(\d+) 0 obj\n<<\/Type \/FontDescriptor([^]*?)endobj/g)].map(
        ([, id, text]) => [id!, /\/FontName \/(?:[A-Z]{6}\+)?(\S+)/.exec(text!)?.[1] ?? ''],
      ),
    );
    // Chinese fonts come as drawn letters, in groups of 255, each with the empty letter 0.
    const letters = [
      ...pdf.matchAll(/\/Subtype \/Type3([^]*?)\/FontDescriptor (\d+)([^]*?)endobj/g),
    ].flatMap(([, before, id, after]) =>
      [...`${before}${after}`.matchAll(/\/(g[0-9A-F]+) \d+ 0 R/g)]
        .filter(([, letter]) => letter !== 'g0')
        .map(([, letter]) => `${descriptors.get(id!)} ${letter}`),
    );
    expect(descriptors.size).toBeGreaterThan(0);
    expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([]);
    // One Chinese family: drawings do not bring another.
    const families = new Set(
      [...descriptors.values()].flatMap((name) => /^.*CJK\w\w/.exec(name) ?? []),
    );
    expect(families.size).toBeLessThanOrEqual(1);
  });
});
