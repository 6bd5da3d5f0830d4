import { OWN_LINK } from '../navigation/ownLink';
import { onEach } from '../../browser/delegate';
import { whenLoaded } from '../../browser/idle';
import { TEXT } from '../../browser/text';

/** What a reader does that more may soon be wanted for: pointing at, pressing or reaching a link of this site. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** How the app comes to the page (useAppMark.ts). */
const appMark = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-app]')?.dataset.app;

let loading: Promise<unknown> | undefined;

/** Starts what comes later, once: the app, or what turns pages without it. When its scripts do not come, the next intent tries again. */
function startLater(): void {
  loading ??=
    appMark() === 'never'
      ? import(/* webpackChunkName: "pages" */ '../html-pages/start')
      : import(/* webpackChunkName: "app" */ './parts').then(({ runApp }) => runApp());
  loading.catch(() => (loading = undefined));
}

/** Whether the page shown is whole without React: a text, and no component with a state in it. */
export const isWhole = (): boolean =>
  document.querySelector(TEXT) !== null && /^(?:never|later)$/.test(appMark() ?? '');

/**
 * Starts what comes later when the page has loaded and is idle, or when the reader is about to follow a link; at once where the
 * page needs it. A click that comes before it is live is an ordinary page load.
 */
export function startLaterWhenWanted(): void {
  if (!isWhole()) {
    startLater();
    return;
  }
  whenLoaded(startLater);
  INTENTS.forEach((type) => onEach(type, OWN_LINK, startLater));
}
