import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What the check found out about a page's samples; written by `npm run check`, never by hand. */
export interface Verified {
  /** Version of the framework the samples were compiled against. */
  nest: string;
  compiled: number;
  /** Requests and outputs that were replayed. */
  ran: number;
}

/** Stands at the top of the folder of the book, and goes with it when `docusaurus docs:version` makes a version of it. */
export const RECORD_FILE = 'verified.json';

interface Book {
  folder: string;
  record: Record<string, Verified | undefined>;
}

const books = new Map<string, Book | undefined>();

/** The book that a folder belongs to: the nearest one above with a record. */
function bookAt(folder: string): Book | undefined {
  if (books.has(folder)) return books.get(folder);
  const file = path.join(folder, RECORD_FILE);
  const above = path.dirname(folder);
  const book = existsSync(file)
    ? {folder, record: JSON.parse(readFileSync(file, 'utf8')) as Book['record']}
    : above === folder
      ? undefined
      : bookAt(above);
  books.set(folder, book);
  return book;
}

/** The route of a page within its book: its path below the book's folder; `introduction` is the root. */
function routeIn(folder: string, file: string): string {
  const name = path.relative(folder, file).split(path.sep).join('/').replace(/\.mdx?$/, '');
  return name === 'introduction' ? '/' : `/${name}`;
}

/** The record of a page, by its file; undefined where there is none. */
export function verifiedOf(file: string): Verified | undefined {
  const book = bookAt(path.dirname(path.resolve(file)));
  return book?.record[routeIn(book.folder, path.resolve(file))];
}
