import type { Place } from './place';
import { shownById } from '../../browser/target';

/** What the reader opens and chooses on a page: its folds, and the language and the major of each sample. */
const CHOICES = 'main:not([data-ahead]) :is(details:not([data-popup]), input)';

/** Which of them were made on the pages that were left, in the order of the page. */
const left = new Map<string, boolean[]>();

const choices = (): Array<HTMLDetailsElement | HTMLInputElement> => [
  ...document.querySelectorAll<HTMLDetailsElement | HTMLInputElement>(CHOICES),
];

/** The page of a place is left. */
export const rememberChoices = ({ pathname }: Place): unknown =>
  left.set(
    pathname,
    choices().map((choice) => choice.matches('[open], :checked')),
  );

/** The reader is back on it: what they were reading is at the same height only where all above it is as they left it. */
export function restoreChoices({ pathname }: Place): void {
  const made = left.get(pathname);
  choices().forEach((choice, index) => {
    if (made?.[index]) Object.assign(choice, 'open' in choice ? { open: true } : { checked: true });
  });
}

/** Opens the fold that an address leads into, as browsers do where they load the page. */
export function openAround({ hash }: Place): void {
  const fold = shownById(hash.slice(1))?.closest('details');
  if (fold) fold.open = true;
}
