/**
 * In:  the samples of a page, those in folds (`:::nest12`) with the number of their fold.
 * Out: the samples as they are on one major of Nest. The book is written for 11; on 12 a sample in a fold takes the place
 *      of the nearest one before the fold with the same title, or of the same language where there is no title.
 *
 * The site (which makes the JavaScript of each sample) and the check read a page through this one door.
 */
import { mayAnswer } from './fence';
import type { Written } from './variant';

/** The majors of Nest that every sample is checked on; the book itself is written for the first. */
export const NEST_MAJORS = ['11', '12'] as const;
export type NestMajor = (typeof NEST_MAJORS)[number];

/** The fold of what differs on 12: `:::nest12`. */
export const FOLD = 'nest12';

/** A sample with what its page says of it: the site and the check read pages in ways of their own, and both hand over these. */
export interface PageSample extends Written {
  /** Number of the fold that it stands in, from 1. */
  readonly fold?: number | undefined;
  /** It is the JavaScript of the sample before it, written by hand. */
  readonly isVariant: boolean;
}

/** A sample with the JavaScript that is written by hand right after it. */
type Group<T> = readonly T[];

export function samplesOn<T extends PageSample>(
  major: NestMajor,
  samples: readonly T[],
): readonly T[] {
  if (samples.every(({ fold }) => fold === undefined)) return samples;
  if (major === '11') return samples.filter(({ fold }) => fold === undefined);
  const page: Array<Group<T>> = [];
  const groups = grouped(samples);
  for (let at = 0; at < groups.length;) {
    const fold = groups[at]?.[0]?.fold;
    const end = groups.findIndex((group, index) => index >= at && group[0]?.fold !== fold);
    const run = groups.slice(at, end < 0 ? undefined : end);
    if (fold === undefined) page.push(...run);
    else takePlaces(page, run);
    at += run.length;
  }
  return page.flat();
}

/**
 * Puts the samples of a fold into the places of those that they replace: the last one takes the nearest place above, the one
 * before it the next one up. What replaces nothing is added at the end.
 */
function takePlaces<T extends PageSample>(
  page: Array<Group<T>>,
  run: ReadonlyArray<Group<T>>,
): void {
  const added: Array<Group<T>> = [];
  let above = page.length;
  for (const group of [...run].reverse()) {
    const titled = group[0]?.fence.title !== undefined;
    const place = page.findLastIndex(
      ([sample], index) => (titled || index < above) && isSame(sample!, group[0]!),
    );
    if (place < 0) added.unshift(group);
    else {
      page[place] = group;
      if (!titled) above = place;
    }
  }
  page.push(...added);
}

function isSame({ fence: a }: Written, { fence: b }: Written): boolean {
  return b.title === undefined
    ? a.title === undefined && kindOf(a) === kindOf(b)
    : a.title === b.title;
}

/** On 12 a response may have another form than on 11. */
const kindOf = (fence: Written['fence']): string => (mayAnswer(fence) ? 'answer' : fence.language);

function grouped<T extends PageSample>(samples: readonly T[]): Array<Group<T>> {
  const groups: T[][] = [];
  for (const sample of samples) {
    const before = groups.at(-1);
    if (sample.isVariant && before) before.push(sample);
    else groups.push([sample]);
  }
  return groups;
}
