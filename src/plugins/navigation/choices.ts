import type { Place } from './place';
import { tabStore } from './tabStore';

/** What the reader opens and chooses on a page: its folds, and the language and the major of each sample. */
const CHOICES = 'main:not([data-ahead]) :is(details:not([data-popup]), input)';

/** Which of them are made on each page that the reader has been to, in the order of the page: `1`, else `0`. */
export const made = tabStore<string>('choices');

/** The path of the page shown; the address is that of the next one already while it is on the way. */
export let shownPath: string;

export const choices = (): NodeListOf<Element> => document.querySelectorAll(CHOICES);

/**
 * Another page is shown: by a link as it was written, on the way back or forward as the reader left it, because what they were
 * reading is at the same height only when all above it is.
 * @param isBack whether it was reached by back, forward or a reload
 * @returns whether the reader had opened or chosen something there
 */
export function showChoices({ pathname }: Place, isBack: boolean): boolean {
  shownPath = pathname;
  const marks = made.of(pathname);
  if (marks === undefined) return false;
  if (!isBack) {
    made.set(pathname, undefined);
    return false;
  }
  // A fold has the one, an input the other.
  choices().forEach(
    (choice, index) => marks[index] === '1' && Object.assign(choice, { open: true, checked: true }),
  );
  return true;
}
