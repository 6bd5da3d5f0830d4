/** The text of a page, in a document of this site. */
export const TEXT = 'article .prose';
