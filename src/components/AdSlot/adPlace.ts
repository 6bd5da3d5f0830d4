import { AD_COLUMN_MIN_WIDTH_PX, AD_HEADROOM_PX } from '../../constants';

/** What decides about the advertisement, in px. */
export interface AdSpace {
  windowWidth: number;
  windowHeight: number;
  /** Height of the contents list with all its entries. */
  contentsHeight: number;
  /** Whether the page's end has come into sight. */
  atPageEnd: boolean;
}

export type AdPlace = 'hidden' | 'fixed' | 'absolute';

/**
 * Where the advertisement stands (ARCHITECTURE.md#advertisement): hidden on wide screens where the contents list leaves it no room,
 * absolutely positioned near the footer, in its fixed place otherwise.
 */
export function adPlace({
  windowWidth,
  windowHeight,
  contentsHeight,
  atPageEnd,
}: AdSpace): AdPlace {
  if (windowWidth > AD_COLUMN_MIN_WIDTH_PX && contentsHeight > windowHeight - AD_HEADROOM_PX)
    return 'hidden';
  return atPageEnd ? 'absolute' : 'fixed';
}
