import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadEnvironment } from '../environment';
import { Fault } from '../fault';
import { bookFolder, checkFolder, pagesIn, readPage, routeOf, type FolderPage } from './folder';

/** The book that this site shows: `docs/`, or a folder in the official dialect, which `DOCS_DIR` names. */
export interface Book {
  /** Where its pages are, as an absolute path. */
  folder: string;
  isOfficial: boolean;
  /** Route → file below the folder, of a book in the official dialect. */
  files: ReadonlyMap<string, string>;
}

const OWN = 'docs';

/**
 * Reads which book it is.
 * @param siteDir the folder that holds `docusaurus.config.ts`
 * @throws Fault when `DOCS_DIR` names no folder with pages, or one without a first page
 */
function readBook(siteDir: string): Book {
  const { docsDir } = loadEnvironment(siteDir);
  if (docsDir === undefined)
    return { folder: path.join(siteDir, OWN), isOfficial: false, files: new Map() };
  const named = path.resolve(siteDir, docsDir);
  checkFolder(named, `环境变量 DOCS_DIR 写的 ${docsDir}`);
  const folder = bookFolder(named);
  const files = new Map(pagesIn(folder).map((file) => [routeOf(file), file]));
  if (!files.has('/'))
    throw new Fault(
      `环境变量 DOCS_DIR 写的 ${docsDir} 里没有首页：把 introduction.md、index.md 或 README.md 放在那个文件夹里。`,
    );
  return { folder, isOfficial: true, files };
}

const books = new Map<string, Book>();

/** The site's book; read once, so that a build has the same pages from beginning to end. */
export function bookOf(siteDir: string): Book {
  const book = books.get(siteDir) ?? readBook(siteDir);
  books.set(siteDir, book);
  return book;
}

/**
 * Whether a file is of the book, or of a version of it that is kept; other pages of the site (a blog) may stand beside it.
 * @param siteDir the folder that holds `docusaurus.config.ts`
 * @param file absolute path
 */
export const isOfBook = (book: Book, siteDir: string, file: string): boolean =>
  [book.folder, path.join(siteDir, 'versioned_docs')].some((folder) =>
    file.startsWith(folder + path.sep),
  );

const read = new Map<string, { source: string; page: FolderPage }>();

/** Where the official repository and its forks keep the pictures that pages name as `/assets/…`. */
const PICTURES = ['assets', '../src/assets', '../static/assets', '../assets', '../public/assets'];

/** The file of a picture by its address, if the book has come with it. */
function pictureFile({ folder }: Book, url: string): string | undefined {
  const [, name] = /^\/assets\/([^?#]+)$/.exec(url) ?? [];
  if (name === undefined || name.split('/').includes('..')) return undefined;
  return PICTURES.map((place) => path.join(folder, place, name)).find((file) => existsSync(file));
}

/**
 * A page of a book in the official dialect as this site reads it; nothing for a file that is none of its pages.
 * @param file absolute path
 * @param source its text
 */
export function pageOf(book: Book, file: string, source: string): FolderPage | undefined {
  const name = path.relative(book.folder, file).split(path.sep).join('/');
  if (!book.isOfficial || book.files.get(routeOf(name)) !== name) return undefined;
  const known = read.get(file);
  if (known?.source === source) return known.page;
  const page = readPage(name, Buffer.from(source), {
    // The security policy shows no pictures of other hosts.
    hasPicture: (url) =>
      !/^(?:[a-z]+:|\/\/)/i.test(url) &&
      (url.startsWith('/')
        ? !url.startsWith('/assets/') || pictureFile(book, url) !== undefined
        : existsSync(path.resolve(path.dirname(file), url))),
  });
  read.set(file, { source, page });
  return page;
}

/** The Markdown of a file as this site reads it, whichever book it belongs to. */
export const markdownOf = (book: Book, file: string, source: string): string =>
  pageOf(book, file, source)?.markdown ?? source;

/** The Markdown of a file of the book. */
export const readMarkdown = (book: Book, file: string): string =>
  markdownOf(book, file, readFileSync(file, 'utf8'));

/** A page of a book in the official dialect, by its name below the folder. */
export function readBookPage(book: Book, name: string): FolderPage {
  const file = path.join(book.folder, name);
  return pageOf(book, file, readFileSync(file, 'utf8')) ?? readPage(name, readFileSync(file));
}

/**
 * Puts the pictures of a book in the official dialect together, for the site to hand out.
 * @param target a folder that belongs to the build
 * @returns folders of files for the site's root: none, or the target
 */
export function gatherPictures(book: Book, target: string): string[] {
  if (!book.isOfficial) return [];
  const urls = new Set(
    [...book.files.values()]
      .flatMap((name) => [
        ...readBookPage(book, name).markdown.matchAll(/\]\((\/assets\/[^)\s]+)/g),
      ])
      .map(([, url]) => url!),
  );
  for (const url of urls) {
    const from = pictureFile(book, url);
    if (from === undefined) continue;
    const to = path.join(target, url);
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  return urls.size > 0 && statSync(target, { throwIfNoEntry: false }) ? [target] : [];
}
