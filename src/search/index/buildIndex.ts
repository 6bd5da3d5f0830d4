import {
  CORE_FILE,
  FIELD,
  FIELD_LEVELS,
  KEYWORD_SEPARATOR,
  shardFile,
  shardOf,
  TEXT_LEVELS,
  textFile,
  type Core,
  type Lists,
  type PageText,
} from '../engine/format';
import { encode, type Posting } from '../engine/postings';
import type { PageRecord } from './records';
import type { Section } from './sections';
import { terms } from '../engine/tokenize';

/** A file for the words of the texts of about so many pages: it stays near 8 kB as the book grows. */
const PAGES_PER_SHARD = 2;
const MIN_SHARDS = 8;

/** A word that stands in more than this part of all sections of a long book says nothing about any of them. */
const MAX_DOCUMENT_FREQUENCY = 0.3;
const COMMON_FROM_SECTIONS = 100;

/** The words of an id: `authorization-guard`. */
const idWords = (id: string): string => id.replace(/-/g, ' ');

/** Group names as a reader sees them. */
const groupLabel = ({ group, groupZh }: PageRecord): string =>
  [group, groupZh].filter(Boolean).join(' ');

type Index = Map<string, Map<number, number>>;

function put(
  index: Index,
  term: string,
  record: number,
  change: (level: number | undefined) => number,
): void {
  const postings = index.get(term) ?? new Map<number, number>();
  postings.set(record, change(postings.get(record)));
  index.set(term, postings);
}

function lists(index: Index, levels: number): Lists {
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  const encoded = sorted.map(([, postings]) =>
    encode([...postings].sort(([a], [b]) => a - b) satisfies Posting[], levels),
  );
  return [sorted.map(([term]) => term).join(' '), encoded.join(' ')];
}

/** The level of each term: how often it occurs in a section's text, and whether it does in its samples only. */
function levelsOf({ text, code }: Section): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const levels = new Map(
    [...counts].map(([term, times]) => [term, times > 4 ? 3 : times > 1 ? 2 : 1]),
  );
  for (const term of terms(code)) if (!levels.has(term)) levels.set(term, 0);
  return levels;
}

function coreIndex(pages: readonly PageRecord[]): Index {
  const index: Index = new Map();
  let record = 0;
  for (const page of pages) {
    const { route, title, titleEn, description, keywords, sections } = page;
    const add = (text: string, field: number): void =>
      terms(text).forEach((term) => put(index, term, record, (level = 0) => level | field));
    for (const { id, heading, aliases } of sections) {
      if (!id) {
        add(`${title} ${titleEn}`, FIELD.title);
        add(keywords.join(' '), FIELD.keyword);
        add(`${description} ${groupLabel(page)}`, FIELD.description);
        add(route, FIELD.alias);
      }
      add(heading, FIELD.heading);
      add(`${idWords(id)} ${aliases.map(idWords).join(' ')}`, FIELD.alias);
      record++;
    }
  }
  return index;
}

function textIndex(pages: readonly PageRecord[]): Index {
  const index: Index = new Map();
  const sections = pages.flatMap((page) => page.sections);
  sections.forEach((section, record) =>
    levelsOf(section).forEach((level, term) => put(index, term, record, () => level)),
  );
  const limit =
    sections.length < COMMON_FROM_SECTIONS ? Infinity : sections.length * MAX_DOCUMENT_FREQUENCY;
  for (const [term, postings] of index) if (postings.size > limit) index.delete(term);
  return index;
}

function shardsOf(index: Index, shards: number): Index[] {
  const parts = Array.from({ length: shards }, (): Index => new Map());
  for (const [term, postings] of index) parts[shardOf(term, shards)]!.set(term, postings);
  return parts;
}

/**
 * Makes the files of the embedded index.
 * @param pages in the menu's order
 * @returns name → content of each file
 */
export function buildIndex(pages: readonly PageRecord[]): Map<string, string> {
  const shards = Math.max(MIN_SHARDS, Math.ceil(pages.length / PAGES_PER_SHARD));
  const core: Core = {
    pages: pages.map((page) => [
      page.route,
      page.title,
      page.titleEn,
      groupLabel(page),
      page.keywords.join(KEYWORD_SEPARATOR),
    ]),
    sections: pages.map(({ sections }) =>
      sections.slice(1).flatMap(({ id, heading }) => [id, heading]),
    ),
    lists: lists(coreIndex(pages), FIELD_LEVELS),
    shards,
  };
  return new Map([
    [CORE_FILE, JSON.stringify(core)],
    ...shardsOf(textIndex(pages), shards).map((part, shard): [string, string] => [
      shardFile(shard),
      JSON.stringify(lists(part, TEXT_LEVELS)),
    ]),
    ...pages.map(({ sections }, page): [string, string] => [
      textFile(page),
      JSON.stringify(sections.map(({ text }) => text) satisfies PageText),
    ]),
  ]);
}
