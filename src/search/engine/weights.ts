import { FIELD, FIELD_LEVELS } from './format';

/** What the ranking weighs; the query set of `tests/search` says whether it is right. */

/** The score of a place in a title, heading …; of a word with several places the highest counts in full, the next a fifth. */
const FIELD_WEIGHTS: ReadonlyArray<readonly [field: number, weight: number]> = [
  [FIELD.title, 10],
  [FIELD.heading, 6],
  [FIELD.keyword, 5],
  [FIELD.alias, 4.5],
  [FIELD.description, 3],
];

export const FIELD_SCORES = Array.from({ length: FIELD_LEVELS }, (_, fields) => {
  const [first = 0, second = 0] = FIELD_WEIGHTS.filter(([field]) => fields & field).map(
    ([, weight]) => weight,
  );
  return first + second / 5;
});

export const TEXT_SCORES = [1, 1.5, 2.3, 2.8];

/** A synonym, a longer word, a mistyped word, the parts of a name score less than what was asked for. */
export const SYNONYM = 0.6;
export const LONGER = 0.75;
export const MISTYPED = 0.6;
export const PART = 0.5;

/** Part of a page's own score (title, keywords) that each of its sections has. */
export const INHERITED = 0.4;
/** How far a page's own score covers a word that the section itself has not. */
export const INHERITED_COVER = 0.7;
/** A page that holds everything somewhere, against a section that holds it all. */
export const SPREAD = 0.6;
/** The last page of the book, against the first one: it goes from the ground up. */
export const LATE = 0.1;

/** What is added to the score of a query that is a page's title, one of its keywords, or a synonym of these, and nothing else. */
export const TITLE = 100;
export const KEYWORD = 60;
export const OTHER_TITLE = 50;
export const OTHER_KEYWORD = 15;
/** The same for a title or keyword that is only a part of the query, times this part: `socket.io 房间`. */
export const NAME_PART = 40;
/** Each message among the keywords that is somewhere in the query: it was pasted with what stood around it. */
export const QUOTED_MESSAGE = 40;
/** The same for a section's heading; for a heading that has the query in it. */
export const HEADING = 45;
export const OTHER_HEADING = 12;
export const IN_HEADING = 12;
