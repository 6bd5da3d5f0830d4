import { shownById } from '../../browser/target';
import type { Place } from './place';

/** Opens the fold that an address leads into, as browsers do where they load the page. */
export function openAround({ hash }: Place): void {
  const fold = shownById(hash.slice(1))?.closest('details');
  if (fold) fold.open = true;
}
