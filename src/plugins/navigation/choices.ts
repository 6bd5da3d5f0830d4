import type { Place } from './place';
import { tabStore } from './tabStore';

/** What the reader opens and chooses on a page: its folds, and the language and the major of each sample. */
const CHOICES = 'main:not([data-ahead]) :is(details:not([data-popup]), input)';

/** For each page that the reader has been to, by its path: a `1` or `0` for each of these elements, in order; `1` is open or chosen. */
export const made = tabStore<string>('choices');

/** The path of the page shown. `window.location` does not do: it is the next page's while that is still on the way. */
export let shownPath: string;

export const choices = (): NodeListOf<Element> => document.querySelectorAll(CHOICES);

/**
 * Another page is shown: reached by a link, it is as it was written; by back or forward, it is as the reader left it, because what
 * they were reading is at the same height only if all folds above it are as they were.
 * @param isBack whether it was reached by back, forward or a reload
 * @returns whether the reader had opened or chosen something there
 */
export function showChoices({ pathname }: Place, isBack: boolean): boolean {
  shownPath = pathname;
  const marks = made.of(pathname);
  // None are kept, or the entry is not ours (`null`).
  if (!marks) return false;
  if (!isBack) {
    made.set(pathname, undefined);
    return false;
  }
  // `open` is a property of folds, `checked` of inputs; the other of the two does nothing.
  choices().forEach(
    (choice, index) => marks[index] === '1' && Object.assign(choice, { open: true, checked: true }),
  );
  return true;
}
