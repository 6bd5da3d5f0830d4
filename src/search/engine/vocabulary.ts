import { shardOf, type Lists } from './format';
import { beginningWith, frequency, near, readLists, type Lexicon } from './lexicon';
import { parseQuery, type Query } from './query';
import { normalize } from './tokenize';
import { LONGER, MISTYPED } from './weights';

const HAN = /^\p{Script=Han}/u;
const MAX_LONGER = 24;
const MAX_MISTYPED = 8;

/** A term to look up, and the factor of its score. */
export interface Lookup {
  term: string;
  factor: number;
}

/** The words of the index: those of titles and headings, and those of the texts as far as they are here. */
export class Vocabulary {
  readonly core: Lexicon;
  private readonly shards = new Map<number, Lexicon>();
  /** The files that are looked into. */
  private used: readonly number[] = [];
  /** Term → how many records it occurs in, as far as they are here: asked for several times by each query. */
  private readonly frequencies = new Map<string, number>();
  /** Mistyped term → what it may be: looked for in all words that begin like it. */
  private readonly nearest = new Map<string, string[]>();

  constructor(
    lists: Lists,
    private readonly shardCount: number,
    private readonly records: number,
  ) {
    this.core = readLists(lists);
  }

  addShard(shard: number, lists: Lists): void {
    this.shards.set(shard, readLists(lists));
    this.frequencies.clear();
    this.nearest.clear();
  }

  hasShard(shard: number): boolean {
    return this.shards.has(shard);
  }

  /** From now on looks into these files only: what other queries have loaded changes no result. */
  use(shards: readonly number[]): void {
    this.used = shards;
    this.frequencies.clear();
  }

  /** The words of the texts that begin like this one, if they are here. */
  texts(term: string): Lexicon | undefined {
    const shard = shardOf(term, this.shardCount);
    return this.used.includes(shard) ? this.shards.get(shard) : undefined;
  }

  private frequency(term: string): number {
    const known = this.frequencies.get(term);
    if (known !== undefined) return known;
    const texts = this.texts(term);
    const records = Math.max(frequency(this.core, term), texts ? frequency(texts, term) : 0);
    this.frequencies.set(term, records);
    return records;
  }

  /** Those of several terms that the book has, as far as they are here; all of them if it has none. */
  known(terms: readonly string[]): readonly string[] {
    const known = terms.filter((term) => this.frequency(term) > 0);
    return known.length > 0 ? known : terms;
  }

  /** Inverse document frequency of a term, as BM25 has it: the rarer, the higher. */
  idf(term: string): number {
    const records = this.frequency(term);
    return Math.log(1 + (this.records - records + 0.5) / (records + 0.5));
  }

  highestIdf(terms: readonly string[]): number {
    return Math.max(...terms.map((term) => this.idf(term)));
  }

  private lexicons(term: string): Lexicon[] {
    const texts = this.texts(term);
    return texts ? [this.core, texts] : [this.core];
  }

  /** A term, and longer ones that begin with what the reader wrote: a synonym is a whole word. */
  private asWritten(term: string, written: string | undefined): Lookup[] {
    const found: Lookup[] = this.frequency(term) > 0 ? [{ term, factor: 1 }] : [];
    if (written === undefined || (HAN.test(term) && term.length > 1)) return found;
    const longer = new Set(
      this.lexicons(term).flatMap((lexicon) => beginningWith(lexicon, written, MAX_LONGER)),
    );
    for (const other of longer)
      found.push({ term: other, factor: LONGER * Math.sqrt(written.length / other.length) });
    return found;
  }

  /** What an unknown word may be, mistyped. Without the file of its words, nobody knows whether it is. */
  private mistyped(term: string): string[] {
    if (HAN.test(term) || !this.texts(term)) return [];
    const words = this.nearest.get(term) ?? near(this.lexicons(term), term, MAX_MISTYPED);
    this.nearest.set(term, words);
    return words;
  }

  /**
   * What to look up for a term; mistyped words only if there is nothing else.
   * @param written the word as the reader wrote it; nothing for a synonym
   */
  lookups(term: string, written: string | undefined): Lookup[] {
    const found = this.asWritten(term, written);
    return found.length > 0 || written === undefined
      ? found
      : this.mistyped(term).map((other) => ({ term: other, factor: MISTYPED }));
  }

  /** The one word that a word nobody knows can be, or a word and its number: `nest12`. */
  correction(term: string, written: string): string | undefined {
    if (this.asWritten(term, written).length > 0 || !this.texts(term)) return undefined;
    const [word = term.replace(/(?<=\p{L}{3})(?=\p{N}+$)/u, ' '), ...more] = this.mistyped(term);
    return more.length === 0 ? word : undefined;
  }
}

/**
 * A query with its spelling corrected: a word that the book does not have, and that can only be one other word mistyped, is that one.
 * So `webscoket` has the synonyms of `websocket`, and is the name of the same pages.
 */
export function correctedQuery(text: string, vocabulary: Vocabulary): Query {
  const query = parseQuery(text);
  const asked = normalize(text);
  let meant = asked;
  for (const {
    own: { terms, written },
  } of query.units) {
    const [term] = terms;
    if (term === undefined || terms.length > 1) continue;
    const word = vocabulary.correction(term, written.get(term) ?? term);
    if (word) meant = meant.replaceAll(term, word);
  }
  return meant === asked ? query : parseQuery(meant);
}
