/** The text of a page, in a document of this site or in the main part of one. */
export const TEXT = 'article .prose';
