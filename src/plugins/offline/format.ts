import { withoutStyles } from '../../browser/turn';

/** What the build writes for reading without a network, and the worker reads. */

/** A file whose bytes are known. */
export interface Kept {
  /** From the root. */
  url: string;
  /** As `fetch` takes it: `sha256-…`. */
  integrity: string;
  /** It is of entries, each of which is kept by itself: to read one, nobody reads the others. */
  hasEntries?: true;
}

/** As `Array.splice` takes it: so many tokens from `start` on have others in their place. */
export type Splice = readonly [start: number, count: number, ...tokens: string[]];

/** What stands around the text on the pages of one version of the book. */
export interface Shell {
  /** One page with two `HOLE`s: for its head's facts and for its text. */
  frame: string;
  /** By route: what is different around the text there (the active entry of the menu). */
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
  /** What its JSON files are restored with (`letters.ts`); nothing in a release that was kept before they were shortened. */
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
  /** The whole HTML of the page that stands in where not even what stands around pages is kept; it needs no other file. */
  nothingKept: string;
}

/** Writes a file of entries as JSON, each on a line of its own, so that it is taken apart without being parsed. */
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

/** Stands for what a page puts in; no HTML holds this character. */
export const HOLE = '\0';

/** The one cache of the worker. Another form of what it holds is under another address, or else another name. */
export const CACHE = 'book-1';

/** What a page sends to the worker: the page shown, so that its section comes first. */
export interface KeepRequest {
  path: string;
}

/** What the worker answers: how many files are left, or that it cannot keep any: the browser does not let it, or another worker has taken over. */
export type Progress = { left: number } | { failed: true };

/** The tokens of a frame, each beginning with a tag or a hole. */
const tokensOf = (frame: string): string[] => frame.split(/(?=[<\0])/);

/** The diff that makes one frame another; a long stretch that has nothing in common is one change. */
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

/** The page that a frame, what is different there, and a page's own part make: byte for byte what `take` took apart (pages.ts). */
export function compose(shell: Shell, route: string, [facts, text]: PageParts): string | undefined {
  const [before, between, after] = around(shell, route) ?? [];
  return before === undefined ? undefined : [before, facts, between, text, after].join('');
}

/** The scripts of a page. */
export const SCRIPTS = /<script\b.*?<\/script>/gs;

/**
 * What a tab takes of a page that it turns to (html-pages/page.ts): it has the styles and the menu already. Of most pages that is
 * half, and the tab's own thread reads no more than that.
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
