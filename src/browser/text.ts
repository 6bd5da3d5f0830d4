/** The text of a page, in a document of this site or in the main part of one. */
export const TEXT = 'article .prose';

/** What a text hears that was shown in part (`data-in-part`), when the rest of it is there. */
export const WHOLE = 'whole';
