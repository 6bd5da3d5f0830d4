import type { PageRow } from './pageRow';
import type { Query } from './query';
import type { Scores } from './scores';
import { INHERITED, INHERITED_COVER, LATE, SPREAD } from './weights';

/** The scores of a unit of the query in each record, and its inverse document frequency. */
export interface ScoredUnit {
  scores: Scores;
  idf: number;
}

/**
 * Scores pages and their sections for a query: the more of it they cover, the higher. Writes into the same
 * numbers for each query; arrays of their own for all pages would be a third of what a key throws away.
 */
export class Ranking {
  /** Record → its page. */
  private readonly pageOf: Uint16Array;
  private readonly sums: Float64Array;
  private readonly covered: Float64Array;
  /** Record → its score, for the pages that were ranked last. */
  private readonly recordScores: Float64Array;

  /**
   * @param rows in the order of the book
   * @param records how many they have together
   */
  constructor(
    private readonly rows: readonly PageRow[],
    records: number,
  ) {
    this.pageOf = new Uint16Array(records);
    for (const { page, first, count } of rows) this.pageOf.fill(page, first, first + count);
    this.sums = new Float64Array(records);
    this.covered = new Float64Array(records);
    this.recordScores = new Float64Array(records);
  }

  /** The pages of the highest scores, the best one first; of equal ones the one that comes first in the book. */
  best(units: readonly ScoredUnit[], query: Query, most: number): PageRow[] {
    const found = new Uint8Array(this.rows.length);
    for (const { scores } of units) scores.each((record) => (found[this.pageOf[record]!] = 1));
    const best: Array<{ row: PageRow; score: number }> = [];
    for (const row of this.rows) {
      if (!found[row.page]) continue;
      const score = this.rank(row, units, query);
      let place = best.length;
      while (place > 0 && best[place - 1]!.score < score) place--;
      if (place === most) continue;
      best.splice(place, 0, { row, score });
      best.length = Math.min(best.length, most);
    }
    return best.map(({ row }) => row);
  }

  /** The score of a section of one of these pages; 0 is the page's own record. */
  ofSection(row: PageRow, section: number): number {
    return this.recordScores[row.first + section]!;
  }

  /** The score of a page on which something was found. */
  private rank(row: PageRow, units: readonly ScoredUnit[], query: Query): number {
    const { sums, covered, recordScores } = this;
    const { first } = row;
    const end = first + row.count;
    sums.fill(0, first, end);
    covered.fill(0, first, end);
    let wanted = 0;
    let spread = 0;
    let spreadCovered = 0;
    for (const { scores, idf } of units) {
      const inherited = scores.of(first) * INHERITED;
      let highest = 0;
      for (let record = first; record < end; record++) {
        const own = scores.of(record);
        const value = record > first ? own + inherited : own;
        if (value === 0) continue;
        highest = Math.max(highest, own);
        sums[record]! += value;
        covered[record]! += idf * (own > 0 ? 1 : INHERITED_COVER);
      }
      wanted += idf;
      spread += highest;
      if (highest > 0) spreadCovered += idf;
    }
    let best = spread * (spreadCovered / wanted) ** 2 * SPREAD;
    // The query can only name a page on which some of its words were found.
    let named = sums[first]! > 0 ? row.exactness(query) : 0;
    for (let record = first; record < end; record++) {
      const value = sums[record]! * (covered[record]! / wanted) ** 2;
      // Likewise for a heading.
      const bonus = value > 0 ? row.headingExactness(record - first, query) : 0;
      best = Math.max(best, value);
      named = Math.max(named, bonus);
      recordScores[record] = value + bonus;
    }
    return (best + named) * (1 - (row.page / this.rows.length) * LATE);
  }
}
