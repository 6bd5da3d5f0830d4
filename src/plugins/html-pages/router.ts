import clientModules from '@generated/client-modules';
import { whenIdle } from '../../browser/idle';
import type { Driver } from '../navigation/goTo';
import { placeNow, type Navigation, type Place } from '../navigation/place';
import { savesData } from '../../browser/network';
import { nextTask } from '../../browser/nextTask';
import { arrivingAtTop } from '../navigation/scroll';
import { layAhead } from './ahead';
import { isReady, preparePage, takePage, type Page } from './page';
import { parseRest } from './parts';
import { showPage, takeShown } from './show';

/**
 * Turns from page to page where pages are HTML: addresses and history are the browser's, the page is put into the document, and
 * Docusaurus' client modules (ours among them, plugins/navigation) hear of it as from Docusaurus itself.
 */

/** What Docusaurus tells client modules of (`ClientModule` in its types). */
type Event = 'onRouteUpdate' | 'onRouteDidUpdate';

/** @returns ends what they have begun */
function tell(event: Event, navigation: Navigation): () => void {
  const ends = clientModules.map((module) =>
    (module.default?.[event] ?? module[event])?.(navigation as never),
  );
  return () => ends.forEach((end) => end?.());
}

/** The place whose page is in the document. */
let shown: Place;

/** The path of the page that the browser has opened and, once the reader has left it, its elements: nobody has fetched its HTML. */
const opened: { path: string; page?: Page } = { path: '' };

/** The place that is wanted; another object for each navigation. */
let wanted: Place;

/** The browser is loading the page that is wanted. */
let isLeft = false;

/** Shows what the address has become. A page that cannot be shown here is loaded by the browser. */
async function turn(location: Place): Promise<void> {
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
    // A phone takes more than 50 ms for a new entry of the history and the page it shows together, where both are one task.
    await nextTask();
    // The reader has gone on.
    if (wanted !== location) {
      end();
      return;
    }
    if (!page) {
      isLeft = true;
      window.location.reload();
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

/** As long as those that Docusaurus' router gives to the entries of the history. */
const newKey = (): string => Math.random().toString(36).slice(2, 8);

const driver: Driver = {
  go(target, replace) {
    const { pathname, search, hash } = wanted;
    const next = new URL(target, window.location.href);
    // It would still come, in the place of the next one.
    if (isLeft) window.stop();
    // Before all else: an entry of the history takes a phone 5 ms, what follows as long again, and the page is on the way meanwhile.
    if (next.pathname !== shown.pathname) void preparePage(next.pathname + next.search);
    // The address shown already runs again without a second history entry (ARCHITECTURE.md#same-url-navigation).
    const how = replace || target === pathname + search + hash ? 'replaceState' : 'pushState';
    history[how]({ key: newKey() }, '', target);
    void turn(placeNow());
  },
  prepare(address) {
    if (savesData()) return;
    preparePage(address).then(
      ({ main, movedTo }) =>
        whenIdle(
          // An old address may lead to the page shown: of two in one document, a sample's switches would have one choice between them.
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
  // For a link to the section that the address names already, the event has no state, and the entry keeps its own.
  window.addEventListener('popstate', ({ state }) => void turn(placeNow(state)));
  return driver;
}
