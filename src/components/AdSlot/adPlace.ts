import { AD_COLUMN_MIN_WIDTH_PX, AD_HEADROOM_PX } from '../../constants';

/** What decides about the advertisement, in px. */
export interface AdSpace {
  windowWidth: number;
  windowHeight: number;
  /** Height of the contents list with all its entries. */
  contentsHeight: number;
  /** The reader's text size: of the root element. What stands over and under the list grows with it. */
  textSize: number;
  /** Whether the page's end has come into sight. */
  atPageEnd: boolean;
}

/** The text size that AD_HEADROOM_PX is meant for, in px. */
const USUAL_TEXT_PX = 16;

export type AdPlace = 'hidden' | 'fixed' | 'absolute';

/**
 * Where the advertisement stands (ARCHITECTURE.md#advertisement): hidden on wide screens where the contents list leaves it no room,
 * absolutely positioned near the footer, in its fixed place otherwise.
 */
export function adPlace({
  windowWidth,
  windowHeight,
  contentsHeight,
  textSize,
  atPageEnd,
}: AdSpace): AdPlace {
  const headroom = AD_HEADROOM_PX * Math.max(1, textSize / USUAL_TEXT_PX);
  if (windowWidth > AD_COLUMN_MIN_WIDTH_PX && contentsHeight > windowHeight - headroom)
    return 'hidden';
  return atPageEnd ? 'absolute' : 'fixed';
}
