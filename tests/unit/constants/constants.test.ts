import * as constants from '../../../src/constants';

/** ARCHITECTURE.md#numbers, once more. A number changes here and there on purpose only. */
const AGREED = {
  COPY_CONFIRMATION_MS: 2000,
  MENU_ANIMATION_MS: 250,
  SIDEBAR_WIDTH_PX: 250,
  NARROW_BREAKPOINT_PX: 768,
  PAGE_SCROLL_DEBOUNCE_MS: 100,
  TOC_WIDTH_PX: 250,
  TOC_SCROLL_DEBOUNCE_MS: 10,
  TOC_SCROLL_OFFSET_PX: 100,
  TOC_ACTIVE_MARGIN_PX: 15,
  TOC_RESCAN_COUNT: 3,
  TOC_RESCAN_START_MS: 600,
  TOC_RESCAN_INTERVAL_MS: 200,
  AD_RECHECK_MS: 300,
  AD_COLUMN_MIN_WIDTH_PX: 1200,
  AD_HEADROOM_PX: 360,
  AD_FOOTER_DISTANCE_PX: 350,
  AD_TIMEOUT_MS: 5000,
  NEWSLETTER_TIMEOUT_MS: 15_000,
  REMOTE_SAMPLE_TIMEOUT_MS: 15_000,
  COPYRIGHT_FIRST_YEAR: 2017,
  HEADER_BREAKPOINTS_PX: [1500, 1350, 1300, 1200, 1150, 991, 767, 600, 480],
  PAGE_BREAKPOINTS_PX: [1200, 991, 767, 480, 360],
} satisfies Partial<Record<keyof typeof constants, number | readonly number[]>>;

test('the product’s numbers are the agreed ones', () => expect(constants).toMatchObject(AGREED));

test('each says its unit, or that it is a count or a year', () => {
  for (const name of Object.keys(constants)) expect(name).toMatch(/_(MS|PX|COUNT|YEAR)$/);
});
