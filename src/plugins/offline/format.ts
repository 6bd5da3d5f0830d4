import { withoutStyles } from '../../browser/turn';

/** What the build writes for reading without a network, and the worker reads. */

/** A file whose bytes are known. */
export interface Kept {
  /** From the root. */
  url: string;
  /** As `fetch` takes it: `sha256-…`. */
  integrity: string;
  /** Whether it consists of entries, each kept by itself, so that one can be read without the others. */
  hasEntries?: true;
}

/** The arguments of `Array.splice`: `count` tokens from `start` on are replaced by others. */
export type Splice = readonly [start: number, count: number, ...tokens: string[]];

/** What stands around the text on the pages of one version of the book. */
export interface Shell {
  /** One page with two `HOLE`s: for its head's facts and for its text. */
  frame: string;
  /** By route: how what stands around its text differs from `frame` (the active entry of the menu). */
  changes: Record<string, readonly Splice[]>;
}

/** A page's own part. */
export type PageParts = readonly [facts: string, text: string];

/** The pages of a section, by route. */
export type Section = Record<string, PageParts>;

/** One version of the book. */
export interface Book {
  /** Where its pages begin. */
  path: string;
  shell: Kept;
  /** In the menu's order as far as pages have one. */
  sections: ReadonlyArray<
    Kept & {
      routes: readonly string[];
      /** What the page of each route is called, as HTML; nothing in a release that was kept before they were listed. */
      titles?: readonly string[];
    }
  >;
  /** The files of its search index, by name, as one file. */
  search: (Kept & { base: string }) | undefined;
}

/** Everything that belongs together: one build of the site. */
export interface Release {
  id: string;
  /** The letters that its JSON files are restored with (`letters.ts`); undefined in a release from before files were shortened. */
  letters?: string;
  /** The files that the scripts and styles of its pages are from. Two releases with the same ones differ in their texts only. */
  assets: readonly string[];
  /** Scripts and pictures: without them no page is whole. */
  core: readonly Kept[];
  books: readonly Book[];
  /** Old addresses: from, to. */
  moved: ReadonlyArray<readonly [from: string, to: string]>;
  /** The page that stands in for one that is not kept. A `HOLE` in its text is for the list of those that are. */
  notKept: PageParts;
  /** The heading of that list, as HTML; nothing in a release that was kept before there was one. */
  keptTitle?: string;
  /** The whole HTML of the page that is sent when no shell is kept either; it needs no other file. */
  nothingKept: string;
}

/** A file of entries as JSON, each on a line of its own, so that it can be taken apart without being parsed. */
export const writeEntries = (entries: object): string =>
  `{\n${Object.entries(entries)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n')}\n}`;

const NAME = /^"(?:[^"\\]|\\.)*"/;

/** The entries of a file that `writeEntries` has written: the name and the value of each, both as JSON. */
export const entriesIn = (json: string): Array<[name: string, value: string]> =>
  json
    .split('\n')
    .slice(1, -1)
    .map((line) => {
      const [name] = NAME.exec(line)!;
      return [name, line.slice(name.length + 1).replace(/,$/, '')];
    });

/** The place in a frame where a page's own part goes; no HTML holds this character. */
export const HOLE = '\0';

/** The name of the worker's one cache. If the form of its entries changes, their addresses must, or else this name. */
export const CACHE = 'book-1';

/** What a page sends to the worker: the page shown, so that its section comes first. */
export interface KeepRequest {
  path: string;
}

/** What the worker answers: how many files are left, or that it cannot keep any: the browser does not let it, or another worker has taken over. */
export type Progress = { left: number } | { failed: true };

/** The tokens of a frame, each beginning with a tag or a hole. */
const tokensOf = (frame: string): string[] => frame.split(/(?=[<\0])/);

/** The changes that make one frame another: token by token if both have equally many between their common ends, else one. */
export function diff(from: string, to: string): Splice[] {
  const [a, b] = [tokensOf(from), tokensOf(to)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end++;
  const [was, is] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (was.length !== is.length) return [[start, was.length, ...is]];
  return is.flatMap((token, at): Splice[] => (token === was[at] ? [] : [[start + at, 1, token]]));
}

/** What stands around a page's facts and its text; undefined for a page that is not of this shell. */
function around({ frame, changes }: Shell, route: string): string[] | undefined {
  const own = changes[route];
  if (!own) return undefined;
  const tokens = tokensOf(frame);
  for (const [start, count, ...others] of [...own].reverse())
    tokens.splice(start, count, ...others);
  return tokens.join('').split(HOLE);
}

/** The page of a route, from its shell and its own parts: byte for byte what `take` took apart (pages.ts). */
export function compose(shell: Shell, route: string, [facts, text]: PageParts): string | undefined {
  const [before, between, after] = around(shell, route) ?? [];
  return before === undefined ? undefined : [before, facts, between, text, after].join('');
}

/** The scripts of a page. */
export const SCRIPTS = /<script\b.*?<\/script>/gs;

/**
 * The part of a page that a tab needs to turn to it (html-pages/page.ts): it has the styles and the menu already. This is half of
 * most pages, so that the tab's main thread has less to read.
 */
export function composeForTurn(
  shell: Shell,
  route: string,
  [facts, text]: PageParts,
): string | undefined {
  const [before, between = '', after = ''] = around(shell, route) ?? [];
  return before === undefined
    ? undefined
    : [
        before,
        facts,
        withoutStyles(between),
        text,
        '</main>',
        ...(after.match(SCRIPTS) ?? []),
      ].join('');
}
