import { FIELD, FIELD_LEVELS, TEXT_LEVELS } from './format';
import type { Wording } from './tokens';
import { eachPosting } from './lexicon';
import { Scores } from './scores';
import type { Lookup, Vocabulary } from './vocabulary';
import { PART, TEXT_SCORES, FIELD_SCORES } from './weights';

/** Scores words in the records of the index. */
export class WordIndex {
  /** Used again for each term: a query looks up dozens of them, and what it throws away makes the phone stop and clean up. */
  private readonly scratch: Record<'term' | 'best' | 'sums' | 'matched', Scores>;

  /**
   * @param pageOf record of the files → number of its page
   * @param records how many there are with a page's own section: what the files hold as one record, a page and what stands
   * above its first heading, is ranked as two
   */
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly pageOf: Uint16Array,
    readonly records: number,
  ) {
    this.scratch = {
      term: new Scores(records),
      best: new Scores(records),
      sums: new Scores(records),
      matched: new Scores(records),
    };
  }

  /** The score of one term in each record, until the next term. */
  private scoreTerm(term: string, lookups: readonly Lookup[], own: boolean): Scores {
    const best = this.scratch.best.clear();
    for (const lookup of lookups) {
      const weight =
        Math.min(this.vocabulary.idf(term), this.vocabulary.idf(lookup.term)) * lookup.factor;
      const termScores = this.scratch.term.clear();
      eachPosting(this.vocabulary.core, lookup.term, FIELD_LEVELS, (record, fields) => {
        const page = this.pageOf[record]!;
        const isPage = page !== this.pageOf[record - 1];
        termScores.add(record + page + (isPage ? 0 : 1), FIELD_SCORES[fields]!);
        // The page's own section, which comes after it, has the title for its heading, and its ids.
        const own = (fields & FIELD.title ? FIELD.heading : 0) | (fields & FIELD.alias);
        if (isPage && own) termScores.add(record + page + 1, FIELD_SCORES[own]!);
      });
      const texts = own ? this.vocabulary.texts(lookup.term) : undefined;
      if (texts)
        eachPosting(texts, lookup.term, TEXT_LEVELS, (record, level) =>
          termScores.add(record + this.pageOf[record]! + 1, TEXT_SCORES[level]!),
        );
      termScores.each((record, value) => best.raise(record, value * weight));
    }
    return best;
  }

  /**
   * Raises `scores` to those of a wording in each record: the more of its terms are there, the higher.
   * @param own whether the reader wrote it: then the texts are looked into, for longer and mistyped words as well
   * @param most the highest score it may give
   * @returns the words that were found in the place of others, and the highest score of a record that has all the terms, 0
   * when none has
   */
  scoreWording(
    { terms, written, parts }: Wording,
    factor: number,
    own: boolean,
    scores: Scores,
    most = Infinity,
  ): { found: string[]; highest: number } {
    const lookUp = (term: string) => ({
      term,
      lookups: this.vocabulary.lookups(term, own ? (written.get(term) ?? term) : undefined),
    });
    let wanted = terms.map(lookUp);
    const inParts = parts.length > 0 && wanted.every(({ lookups }) => lookups.length === 0);
    if (inParts) wanted = parts.map(lookUp);
    const sums = this.scratch.sums.clear();
    const matched = this.scratch.matched.clear();
    let total = 0;
    for (const { term, lookups } of wanted) {
      const idf = this.vocabulary.idf(term);
      total += idf;
      this.scoreTerm(term, lookups, own).each((record, value) => {
        sums.add(record, value);
        matched.add(record, idf);
      });
    }
    let highest = 0;
    sums.each((record, sum) => {
      const part = matched.of(record) / total;
      // Of another name, a part says nothing: `route` is not `public route`.
      if (part < 1 && !own) return;
      const score = Math.min(most, sum * part * part * factor * (inParts ? PART : 1));
      if (part === 1) highest = Math.max(highest, score);
      scores.raise(record, score);
    });
    const found = own
      ? wanted.flatMap(({ lookups }) =>
          lookups.filter((lookup) => lookup.factor < 1).map(({ term }) => term),
        )
      : [];
    return { found, highest };
  }
}
