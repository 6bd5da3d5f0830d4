import { startAd, showAd } from '../../components/AdSlot/adBehaviour';
import { startReports } from '../../components/Article/reportBehaviour';
import { correctYear } from '../../components/Footer/yearBehaviour';
import { leaveSite } from '../../components/LeaveSite/leaveBehaviour';
import { startOfflineLine } from '../../components/OfflineLine/offlineBehaviour';
import { startSkipLink } from '../../components/SkipLink/skipBehaviour';
import { leaveUnknownPage } from '../../components/UnknownPage/unknownBehaviour';
import { searchForQuery } from '../../search/page/queryBehaviour';
import { goOnTo } from '../navigation/goTo';
import { prepareNext, startLinks } from '../navigation/links';
import { followNetwork } from '../../browser/network';

/**
 * The part of what a page does by itself that nobody waits for. It is loaded after the first view, with the app or without it, and
 * is told of each page like `page.ts`.
 */

/** Starts all of it, when the page that the browser has opened is live. */
export function startRest(): void {
  startLinks();
  startSkipLink();
  startReports();
  followNetwork();
  startAd();
  startOfflineLine();
  correctYear();
}

/** A page is in the document, and not painted yet. */
export function restShown(): void {
  prepareNext();
  showAd();
  leaveSite();
  leaveUnknownPage(goOnTo);
  searchForQuery();
}
