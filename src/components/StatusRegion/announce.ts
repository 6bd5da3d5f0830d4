/** What the status region may say; its markup holds the words, as `data-…`. */
export type Sentence =
  'copied' | 'refused' | 'unfetched' | 'offline' | 'dark' | 'light' | 'subscribed';

/** Id of the region. */
export const STATUS_ID = 'status';

const statusRegion = (): HTMLElement | null => document.getElementById(STATUS_ID);

/** Has assistive technology speak a text. The same twice is told apart by a trailing no-break space. */
export function say(text: string | null | undefined): void {
  const region = statusRegion();
  if (region && text) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** Tells readers of assistive technology what just happened. */
export const announce = (sentence: Sentence): void => say(statusRegion()?.dataset[sentence]);
