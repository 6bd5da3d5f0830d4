import type { Place } from './place';
import { shownById } from '../../browser/target';

/** What the reader opens and chooses on a page: its folds, and the language and the major of each sample. */
const CHOICES = 'main:not([data-ahead]) :is(details:not([data-popup]), input)';

/** Which of them are made on each page that the reader has been to, in the order of the page. */
const made = new Map<string, boolean[]>();

const choices = (): NodeListOf<Element> => document.querySelectorAll(CHOICES);

/** Remembers them as they are made: leaving a page, which a reader waits for, has nothing to look for then. */
export function startChoices(): void {
  const remember = (): unknown =>
    made.set(
      window.location.pathname,
      Array.from(choices(), (choice) => choice.matches('[open], :checked')),
    );
  // What one of them changes with it (Sample/majorBehaviour.ts) comes first.
  for (const type of ['change', 'toggle'])
    document.addEventListener(type, () => setTimeout(remember), true);
}

/**
 * Another page is shown: by a link as it was written, on the way back or forward as the reader left it, because what they were
 * reading is at the same height only when all above it is.
 * @param isBack whether it was reached by back or forward
 */
export function showChoices({ pathname }: Place, isBack: boolean): void {
  if (isBack)
    // A fold has the one, an input the other.
    choices().forEach(
      (choice, index) =>
        made.get(pathname)?.[index] && Object.assign(choice, { open: true, checked: true }),
    );
  else made.delete(pathname);
}

/** Opens the fold that an address leads into, as browsers do where they load the page. */
export function openAround({ hash }: Place): void {
  const fold = shownById(hash.slice(1))?.closest('details');
  if (fold) fold.open = true;
}
