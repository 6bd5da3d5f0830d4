const opened: Partial<Pick<typeof globalThis, 'document' | 'location'>> = globalThis;

/** The text of a page, in a document of this site. */
export const TEXT = 'article .prose';

/**
 * The HTML of the text that the browser has opened, as the build wrote it: read before anything here changes it, since
 * it is shown again when the reader comes back to the page within the app.
 */
export const openedText: string | undefined = opened.document?.querySelector(TEXT)?.innerHTML;

/**
 * The path that the browser has opened. The address is soon another one, where a reader clicks while React takes the page
 * over; the document is still of this one then.
 */
export const openedPath = opened.location?.pathname ?? '';
