/** The text of a page, in a document of this site or in the main part of one. */
export const TEXT = 'article .prose';

/** The event of a text that was shown in part (`data-in-part`): the rest of it is there. */
export const WHOLE = 'whole';
