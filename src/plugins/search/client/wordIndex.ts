import {FIELD_LEVELS, shardOf, TEXT_LEVELS, type Lists} from '../format';
import type {Wording} from './atoms';
import {beginningWith, eachPosting, frequency, near, readLists, type Lexicon} from './lexicon';
import {Scores} from './scores';
import {LONGER, MISTYPED, PART, WORTH_IN_TEXT, WORTH_OF_FIELDS} from './worth';

const HAN = /^\p{Script=Han}/u;
const MAX_LONGER = 24;
const MAX_MISTYPED = 8;

/** A term to look up, and what finding it is worth. */
interface Lookup {
  term: string;
  factor: number;
}

/** The words of the index: those of titles and headings, and those of the texts as far as they are here. */
export class WordIndex {
  private readonly core: Lexicon;
  private readonly shards = new Map<number, Lexicon>();
  /** Term → how many records it occurs in, as far as they are here: asked for several times by each query. */
  private readonly frequencies = new Map<string, number>();
  /** Used again for each term: a query looks up dozens of them, and what it throws away makes the phone stop and clean up. */
  private readonly scratch: Record<'worth' | 'best' | 'sums' | 'matched', Scores>;

  constructor(
    lists: Lists,
    private readonly shardCount: number,
    readonly records: number,
  ) {
    this.core = readLists(lists);
    this.scratch = {worth: new Scores(records), best: new Scores(records), sums: new Scores(records), matched: new Scores(records)};
  }

  addShard(shard: number, lists: Lists): void {
    this.shards.set(shard, readLists(lists));
    this.frequencies.clear();
  }

  hasShard(shard: number): boolean {
    return this.shards.has(shard);
  }

  private texts(term: string): Lexicon | undefined {
    return this.shards.get(shardOf(term, this.shardCount));
  }

  private frequency(term: string): number {
    const known = this.frequencies.get(term);
    if (known !== undefined) return known;
    const texts = this.texts(term);
    const records = Math.max(frequency(this.core, term), texts ? frequency(texts, term) : 0);
    this.frequencies.set(term, records);
    return records;
  }

  /** How telling a term is: the rarer the more. */
  weight(term: string): number {
    const records = this.frequency(term);
    return Math.log(1 + (this.records - records + 0.5) / (records + 0.5));
  }

  /** A term as written, and longer ones; failing those, mistyped ones. */
  private lookups(term: string, own: boolean): Lookup[] {
    const han = HAN.test(term);
    const lexicons = [this.core, ...(this.texts(term) ? [this.texts(term)!] : [])];
    const found: Lookup[] = this.frequency(term) > 0 ? [{term, factor: 1}] : [];
    // A synonym is a whole word.
    if (!own || (han && term.length > 1)) return found;
    const longer = new Set(lexicons.flatMap((lexicon) => beginningWith(lexicon, term, MAX_LONGER)));
    for (const other of longer) found.push({term: other, factor: LONGER * Math.sqrt(term.length / other.length)});
    // Without the file of its words, nobody knows whether a word is mistyped.
    if (found.length === 0 && !han && this.texts(term)) for (const other of near(lexicons, term, MAX_MISTYPED)) found.push({term: other, factor: MISTYPED});
    return found;
  }

  /** What one term is worth in each record, until the next term. */
  private scoreTerm(term: string, lookups: readonly Lookup[], own: boolean): Scores {
    const best = this.scratch.best.clear();
    for (const lookup of lookups) {
      const weight = Math.min(this.weight(term), this.weight(lookup.term)) * lookup.factor;
      const worth = this.scratch.worth.clear();
      eachPosting(this.core, lookup.term, FIELD_LEVELS, (record, fields) => worth.add(record, WORTH_OF_FIELDS[fields]!));
      const texts = own ? this.texts(lookup.term) : undefined;
      if (texts) eachPosting(texts, lookup.term, TEXT_LEVELS, (record, level) => worth.add(record, WORTH_IN_TEXT[level]!));
      worth.each((record, value) => best.raise(record, value * weight));
    }
    return best;
  }

  /**
   * Raises `scores` to what a wording is worth in each record: the more of its terms are there, the more.
   * @param own whether the reader wrote it: then the texts are looked into, for longer and mistyped words as well
   * @returns the words that were found in the place of others
   */
  scoreWording({terms, parts}: Wording, factor: number, own: boolean, scores: Scores): string[] {
    let wanted = terms.map((term) => ({term, lookups: this.lookups(term, own)}));
    const inParts = parts.length > 0 && wanted.every(({lookups}) => lookups.length === 0);
    if (inParts) wanted = parts.map((term) => ({term, lookups: this.lookups(term, own)}));
    const sums = this.scratch.sums.clear();
    const matched = this.scratch.matched.clear();
    let total = 0;
    for (const {term, lookups} of wanted) {
      const weight = this.weight(term);
      total += weight;
      this.scoreTerm(term, lookups, own).each((record, value) => {
        sums.add(record, value);
        matched.add(record, weight);
      });
    }
    sums.each((record, sum) => {
      const part = matched.of(record) / total;
      scores.raise(record, sum * part * part * factor * (inParts ? PART : 1));
    });
    return own ? wanted.flatMap(({lookups}) => lookups.filter((lookup) => lookup.factor < 1).map(({term}) => term)) : [];
  }
}
