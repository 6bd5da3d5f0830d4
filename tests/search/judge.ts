import type { Library } from './library';
import { queries, type Query } from './queries';

export interface Judged extends Query {
  /** Position of the first right page among the pages found, from 1; 0 when it is not among them. */
  rank: number;
  /** Whether the wanted section is among the shown places of its page; true when only the page is asked for. */
  section: boolean;
  found: string[];
}

const pageOf = (url: string): string => url.replace(/#.*/, '');

/** The queries whose page is written, and those that wait. A query waits until one of its pages is there. */
export function split(routes: ReadonlySet<string>): { ready: Query[]; waiting: Query[] } {
  const ready = queries.filter(({ expected }) =>
    expected.some((place) => routes.has(pageOf(place))),
  );
  return { ready, waiting: queries.filter((query) => !ready.includes(query)) };
}

export function judge(library: Library, query: Query): Judged {
  const found = library.urls(query.text);
  const pages = [...new Set(found.map(pageOf))];
  const right = query.expected.filter((place) => pages.includes(pageOf(place)));
  const ranks = right.map((place) => pages.indexOf(pageOf(place)) + 1);
  const rank = ranks.length > 0 ? Math.min(...ranks) : 0;
  const best = right.filter((place) => pages.indexOf(pageOf(place)) + 1 === rank);
  return {
    ...query,
    rank,
    found,
    section: best.some((place) => found.includes(place) || !place.includes('#')),
  };
}
