/** The files of the embedded index, as the build writes and the browser reads them. */

/** A page: route, Chinese title, English title, menu group as shown, keywords. */
type PageRow = readonly [
  route: string,
  title: string,
  titleEn: string,
  group: string,
  keywords: string,
];

/** The sections of a page after its first one, which has neither id nor heading: ids and headings, by turns. */
type SectionRow = readonly string[];

/** Terms in ascending order and their postings, each joined by single spaces. */
export type Lists = readonly [terms: string, postings: string];

/** What is loaded first: all pages, all headings, and the words of titles, headings, keywords and descriptions. */
export interface Core {
  pages: readonly PageRow[];
  sections: readonly SectionRow[];
  lists: Lists;
  /** How many files the words of the texts are spread over. */
  shards: number;
}

/** The plain text of a page's sections, for snippets. */
export type PageText = readonly string[];

/** Where a word of the core stands: a sum of these. */
export const FIELD = { title: 1, heading: 2, keyword: 4, description: 8, alias: 16 } as const;

/** How many different sums of `FIELD` there are. */
export const FIELD_LEVELS = 32;

/** How much a word says about the section it stands in: from 0 (in code samples only) to 3 (five times or more in the text). */
export const TEXT_LEVELS = 4;

/** Joins a page's keywords; nobody types it. */
export const KEYWORD_SEPARATOR = '\n';

/** The file that holds a term's postings in the texts: words that begin with the same two characters are in one. */
export const shardOf = (term: string, shards: number): number =>
  (term.charCodeAt(0) * 31 + (term.charCodeAt(1) || 0)) % shards;

export const CORE_FILE = 'core.json';
export const shardFile = (shard: number): string => `words-${shard}.json`;
export const textFile = (page: number): string => `text-${page}.json`;
