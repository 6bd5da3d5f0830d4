/** A piece of a text; the marked ones are what the query hit. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** A place in the book that answers a query, whichever engine found it. */
export interface Found {
  /** Where it leads: a path of this site. */
  url: string;
  /** The page's name, with the menu group's in front of it: results of one page stand together below it. */
  page: string;
  heading: Segment[];
  /** Some of the text around the match; the embedded index loads it only when a result is shown. */
  snippet: Segment[] | (() => Promise<Segment[]>);
}

/** Answers a query, the best place first, the places of one page in a row. */
export type Engine = (query: string) => Promise<readonly Found[]>;

/** An engine that loads what it needs when it is first asked, or when it is told that it may be. */
export interface LoadedEngine {
  search: Engine;
  /** Begins to load what the first search needs. */
  warmUp: () => void;
}

/** How the search is doing, for the line below the search box. */
export type SearchState =
  | { kind: 'ready' }
  /** The hosted engine was configured and did not answer; the embedded one did. */
  | { kind: 'fallback' }
  /** The same, because there is no network. */
  | { kind: 'offline' }
  /** No engine answers; the search that waits goes on after `retry`. */
  | { kind: 'failed'; retry: () => void };
