/** Ids of the elements around every text: header, menu, contents, page end, search, and the folds of `:::nest12`. */
export const FRAME_IDS: readonly string[] = [
  '__docusaurus',
  '__docusaurus_skipToContent_fallback',
  'ad',
  'contents',
  'contents-title',
  'menu',
  'newsletter-email',
  'newsletter-failure',
  'newsletter-note',
  'newsletter-title',
  'offline-line',
  'page-end',
  'page-end-frame',
  'search',
  'search-dialog',
  'search-results',
  'sidebar-toggle',
  'status',
  'unknown-page',
];

/** Ids that the site gives to more than one element, by their number. */
const NUMBERED = /^(?:nest\d+|search-results-page)-\d+$/;

export const isFrameId = (id: string): boolean => FRAME_IDS.includes(id) || NUMBERED.test(id);
