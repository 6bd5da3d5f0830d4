/** The text of a page, in a document of this site. */
export const TEXT = 'article .prose';

/**
 * The HTML of the text that the browser has opened, as the build wrote it: read before anything here changes it, since
 * it is shown again when the reader comes back to the page within the app.
 */
export const openedText: string | undefined = (
  globalThis as Partial<typeof globalThis>
).document?.querySelector(TEXT)?.innerHTML;
