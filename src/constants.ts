/**
 * The product's numbers, each named once. Unit in the name; ARCHITECTURE.md#numbers lists them, too.
 * Those that CSS needs as well stand a second time in `css/tokens.css` or as an `@media` width; `tests/house` compares them.
 */

/** How long the copy button says “copied” after the last successful copy. */
export const COPY_CONFIRMATION_MS = 2000;

/** A clipboard that has not answered by then (a question to the reader left open) is given up. */
export const CLIPBOARD_TIMEOUT_MS = 1500;

/** The Markdown of a page to be copied that has not come by then is given up. */
export const COPIED_PAGE_TIMEOUT_MS = 15_000;

/** Opening and closing of a menu group. */
export const MENU_ANIMATION_MS = 250;

/** Width of the left menu. */
export const SIDEBAR_WIDTH_PX = 250;

/** At this width and below the menu covers the page and starts closed. */
export const NARROW_BREAKPOINT_PX = 768;

/** Pause after the last scroll event before page-wide positions (contents list, advertisement) are computed again. */
export const PAGE_SCROLL_DEBOUNCE_MS = 100;

/** Width of the text at the usual font size: no line is longer. */
export const MEASURE_PX = 680;

/** Width of the contents list. */
export const TOC_WIDTH_PX = 250;

/** Pause after the last scroll event before the active heading is computed again. */
export const TOC_SCROLL_DEBOUNCE_MS = 10;

/** How far below the top edge a heading counts as reached. */
export const TOC_SCROLL_OFFSET_PX = 100;

/** Slack on top of the offset, so that a heading just jumped to is the active one. */
export const TOC_ACTIVE_MARGIN_PX = 15;

/** Outer bound of the repeated heading scans: how many, when the first, how far apart. Observers are usually sooner. */
export const TOC_RESCAN_COUNT = 3;
export const TOC_RESCAN_START_MS = 600;
export const TOC_RESCAN_INTERVAL_MS = 200;

/** The advertisement's visibility is decided again this long after a route is shown. */
export const AD_RECHECK_MS = 300;

/** Wider than this, the advertisement shares the column of the contents list. */
export const AD_COLUMN_MIN_WIDTH_PX = 1200;

/** The part of the window's height that the contents list must leave free for the advertisement. */
export const AD_HEADROOM_PX = 360;

/** Distance of the advertisement from the bottom of its column near the footer. */
export const AD_FOOTER_DISTANCE_PX = 350;

/** An advertisement that has not answered by then is given up (ARCHITECTURE.md#faults T4). */
export const AD_TIMEOUT_MS = 5000;

/** A newsletter call that has not answered by then is given up (ARCHITECTURE.md#newsletter). */
export const NEWSLETTER_TIMEOUT_MS = 15_000;

/** A sample fetched by `src=` that has not answered by then is given up (ARCHITECTURE.md#faults D6). */
export const REMOTE_SAMPLE_TIMEOUT_MS = 15_000;

/** So much of such a sample is shown; the rest stays in its file (ARCHITECTURE.md#faults D7). */
export const REMOTE_SAMPLE_CHARACTER_COUNT = 200_000;

/** A hosted search that has not answered by then is replaced by the embedded one (ARCHITECTURE.md#faults T10, T11). */
export const HOSTED_SEARCH_TIMEOUT_MS = 3000;

/** First year of the footer's copyright line. */
export const COPYRIGHT_FIRST_YEAR = 2017;

/** Widths at which the header changes, and those at which page content does; 768 is the menu's. */
export const HEADER_BREAKPOINTS_PX = [1500, 1350, 1300, 1200, 1150, 991, 767, 600, 480] as const;
export const PAGE_BREAKPOINTS_PX = [1200, 991, 767, 480, 360] as const;
