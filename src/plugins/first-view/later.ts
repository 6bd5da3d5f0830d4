import { OWN_LINK } from '../navigation/ownLink';
import { onEach } from '../../browser/delegate';
import { whenLoaded } from '../../browser/idle';
import { TEXT } from '../../browser/text';

/** Events on a link of this site that say that the reader may soon follow it: pointing at it, pressing it, reaching it by keyboard. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** How the app comes to the page (useAppMark.ts). */
const appMark = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-app]')?.dataset.app;

let loading: Promise<unknown> | undefined;

/** Loads what comes later, once: the app, or what turns pages without it. If that fails, the next of these events tries again. */
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
 * Loads what comes later when the page has loaded and is idle, or when the reader is about to follow a link; at once where the
 * page needs it. Until it runs, a click on a link is an ordinary page load.
 */
export function startLaterWhenWanted(): void {
  if (!isWhole()) {
    startLater();
    return;
  }
  whenLoaded(startLater);
  INTENTS.forEach((type) => onEach(type, OWN_LINK, startLater));
}
