/** What the status region may say; its markup holds the words, as `data-…`. */
export type Sentence = 'copied' | 'refused' | 'unfetched' | 'dark' | 'light' | 'subscribed';

/** Id of the region. */
export const STATUS_ID = 'status';

/**
 * Tells readers of assistive technology what just happened. The same sentence twice is told apart by a trailing no-break
 * space.
 */
export function announce(sentence: Sentence): void {
  const region = document.getElementById(STATUS_ID);
  const text = region?.dataset[sentence];
  if (!region || text === undefined) return;
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
