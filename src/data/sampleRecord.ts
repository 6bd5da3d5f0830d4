import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRecord } from '../samples/record';
import type { PackageRecord } from '../samples/project/packages';
import { routeOfDoc } from './routes';

/** What the check found out about a page's samples on one major of Nest. */
export interface Passed {
  readonly compiled: number;
  /** Requests and outputs that were replayed. */
  readonly ran: number;
  /** Version of the framework the samples were compiled against: `11.2`. */
  readonly nest: string;
}

/** What it found out about a page; written by `npm run check`, never by hand. */
export interface Verified extends Passed {
  readonly next?: PassedNext;
}

/** The same on the next major. */
interface PassedNext extends Passed {
  /** Folds on the page that tell what differs. */
  readonly differences: number;
  /** Packages whose samples were left out there. */
  readonly without?: readonly string[];
}

/** Stands at the top of the folder of the book, and goes with it when `docusaurus docs:version` makes a version of it. */
const RECORD_FILE = 'verified.json';

/** Beside it: the versions of packages that the samples were compiled and run with. */
const PACKAGES_FILE = 'packages.json';

interface Book {
  folder: string;
  record: Record<string, Verified | undefined>;
  /** Nothing in a book whose samples were never checked with a record of packages. */
  packages: PackageRecord | undefined;
}

const books = new Map<string, Book | undefined>();

/** Whether nothing of it is gone, as a line may be after a merge. */
function isWhole(entry: unknown): boolean {
  const { nest, compiled, ran, next } = (entry ?? {}) as Partial<Verified>;
  return (
    typeof nest === 'string' &&
    [compiled, ran].every(Number.isInteger) &&
    (next === undefined || (isWhole(next) && Number.isInteger(next.differences)))
  );
}

/** The book that a folder belongs to: the nearest one above with a record. */
function bookAt(folder: string): Book | undefined {
  if (books.has(folder)) return books.get(folder);
  const file = path.join(folder, RECORD_FILE);
  const packages = path.join(folder, PACKAGES_FILE);
  const above = path.dirname(folder);
  const book = existsSync(file)
    ? {
        folder,
        record: readRecord(file, isWhole) as Book['record'],
        packages: existsSync(packages) ? (readRecord(packages) as PackageRecord) : undefined,
      }
    : above === folder
      ? undefined
      : bookAt(above);
  books.set(folder, book);
  return book;
}

/** The route of a page within its book, by its path below the book's folder. */
const routeIn = (folder: string, file: string): string =>
  routeOfDoc(path.relative(folder, file).split(path.sep).join('/'));

/** The record of a page, by its file; undefined where there is none. */
export function verifiedOf(file: string): Verified | undefined {
  const book = bookAt(path.dirname(path.resolve(file)));
  return book?.record[routeIn(book.folder, path.resolve(file))];
}

/** A page whose applications readers can download: its route within its book, and the versions for their packages. */
export interface Downloadable {
  route: string;
  packages: PackageRecord;
}

/** A page by its file; undefined where nothing of it was run. */
export function downloadableOf(file: string): Downloadable | undefined {
  const book = bookAt(path.dirname(path.resolve(file)));
  if (!book?.packages || !verifiedOf(file)?.ran) return undefined;
  return { route: routeIn(book.folder, path.resolve(file)), packages: book.packages };
}
