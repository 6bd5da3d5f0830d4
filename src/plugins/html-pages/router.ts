import clientModules from '@generated/client-modules';
import { whenIdle } from '../../browser/idle';
import type { Driver } from '../navigation/goTo';
import { placeNow, type Navigation, type Place } from '../navigation/place';
import { savesData } from '../../browser/network';
import { nextTask } from '../../browser/nextTask';
import { arrivingAtTop } from '../navigation/scroll';
import { layAhead } from './ahead';
import { loadPage } from './loadPage';
import { isReady, preparePage, takePage, type Page } from './page';
import { parseRest } from './parts';
import { showPage, takeShown } from './show';

/**
 * Turns from page to page where pages are HTML: addresses and history are the browser's, the page is put into the document, and
 * Docusaurus' client modules (ours among them, plugins/navigation) hear of it as from Docusaurus itself.
 */

/** What Docusaurus tells client modules of (`ClientModule` in its types). */
type Event = 'onRouteUpdate' | 'onRouteDidUpdate';

/** @returns calls what the client modules have returned, which ends what they have begun */
function tell(event: Event, navigation: Navigation): () => void {
  const ends = clientModules.map((module) =>
    (module.default?.[event] ?? module[event])?.(navigation as never),
  );
  return () => ends.forEach((end) => end?.());
}

/** The place whose page is in the document. */
let shown: Place;

/** The page that the browser has opened: its path and, once the reader has left it, its elements, since its HTML was never fetched. */
const opened: { path: string; page?: Page } = { path: '' };

/** The place that the reader wants; each navigation has an object of its own, so that an earlier one can tell that it is over. */
let wanted: Place;

/** Whether the browser is loading that page, because it could not be shown here. */
let isLeft = false;

/**
 * Shows the page of a new address. One that cannot be shown here is loaded by the browser.
 * @param returning whether it is reached by back or forward
 */
async function turn(location: Place, returning: boolean): Promise<void> {
  const previousLocation = shown;
  wanted = location;
  isLeft = false;
  const end = tell('onRouteUpdate', { location, previousLocation });
  if (location.pathname !== shown.pathname) {
    const page = await takePage(location.pathname + location.search).catch(() =>
      location.pathname === opened.path ? opened.page : undefined,
    );
    // An anchor, or the place that the reader left, may be anywhere in the text.
    if (page && !arrivingAtTop()) await parseRest(page.main);
    // In a task of its own: with the new history entry, showing the page would take a phone more than 50 ms.
    await nextTask();
    // The reader has gone on to another place meanwhile.
    if (wanted !== location) {
      end();
      return;
    }
    if (!page) {
      isLeft = true;
      loadPage(shown, location, returning);
      return;
    }
    if (shown.pathname === opened.path) opened.page = takeShown();
    showPage(page);
    if (page.movedTo) {
      history.replaceState(history.state, '', new URL(location.hash, page.movedTo));
      wanted = placeNow();
    }
  }
  end();
  shown = wanted;
  tell('onRouteDidUpdate', { location: shown, previousLocation });
}

/** A random key for a history entry, six characters as in Docusaurus' router. */
const newKey = (): string => Math.random().toString(36).slice(2, 8);

const driver: Driver = {
  go(target, replace) {
    const { pathname, search, hash } = wanted;
    const next = new URL(target, window.location.href);
    // Else the page that the browser is loading would take the place of this one; the entry made for it becomes that of the target.
    if (isLeft) window.stop();
    // First, so that the page is on the way while the history entry is made (5 ms on a phone) and the modules are told (as much again).
    if (next.pathname !== shown.pathname) void preparePage(next.pathname + next.search);
    // The address shown already runs again without a second history entry (ARCHITECTURE.md#same-url-navigation).
    const how =
      replace || isLeft || target === pathname + search + hash ? 'replaceState' : 'pushState';
    history[how]({ key: newKey() }, '', target);
    void turn(placeNow(), false);
  },
  prepare(address) {
    if (savesData()) return;
    preparePage(address).then(
      ({ main, movedTo }) =>
        whenIdle(
          // An old address may lead to the page shown. Twice in one document, the switches of its samples would be one radio group.
          () => isReady(address) && movedTo?.pathname !== shown.pathname && layAhead(main),
        ),
      // What fails now is told when the reader goes there.
      () => undefined,
    );
  },
};

/**
 * Begins with the page that the browser has opened.
 * @returns how the reader's next pages come
 */
export function startTurning(): Driver {
  const first = { location: placeNow(), previousLocation: null };
  shown = wanted = first.location;
  opened.path = shown.pathname;
  tell('onRouteUpdate', first)();
  tell('onRouteDidUpdate', first);
  // The event's state, not the history's: it is null for a link to the anchor that the address already has, and the entry keeps its own.
  window.addEventListener('popstate', ({ state }) => void turn(placeNow(state), true));
  return driver;
}
