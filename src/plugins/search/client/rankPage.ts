import type {PageRow} from './pageRow';
import type {Query} from './query';
import type {Scores} from './scores';
import {INHERITED, INHERITED_COVER, LATE, SPREAD} from './worth';

/** What a unit of the query is worth in each record, and how telling it is. */
export interface ScoredUnit {
  scores: Scores;
  weight: number;
}

export interface RankedPage {
  row: PageRow;
  score: number;
  /** Of each section, the page's own record first. */
  sections: number[];
}

/**
 * What a page and its sections are worth on which something was found: the more of the query they cover, the more.
 * @param late where the page stands in the book, from 0 to 1
 */
export function rankPage(row: PageRow, units: readonly ScoredUnit[], query: Query, late: number): RankedPage {
  const wanted = units.reduce((sum, {weight}) => sum + weight, 0);
  const sums = new Array<number>(row.count).fill(0);
  const covered = new Array<number>(row.count).fill(0);
  let spread = 0;
  let spreadCovered = 0;
  for (const {scores, weight} of units) {
    const inherited = scores.of(row.first) * INHERITED;
    let highest = 0;
    for (let section = 0; section < row.count; section++) {
      const own = scores.of(row.first + section);
      const worth = section > 0 ? own + inherited : own;
      if (worth === 0) continue;
      highest = Math.max(highest, own);
      sums[section]! += worth;
      covered[section]! += weight * (own > 0 ? 1 : INHERITED_COVER);
    }
    spread += highest;
    if (highest > 0) spreadCovered += weight;
  }
  // A heading that is of use to the query has its words.
  const bonuses = sums.map((sum, section) => (sum > 0 ? row.headingExactness(section, query) : 0));
  const sections = sums.map((sum, section) => sum * (covered[section]! / wanted) ** 2);
  const best = Math.max(...sections, spread * (spreadCovered / wanted) ** 2 * SPREAD);
  const score = (best + Math.max(row.exactness(query), ...bonuses)) * (1 - late * LATE);
  return {row, score, sections: sections.map((value, section) => value + bonuses[section]!)};
}
