import { onEach } from './delegate';
import { whenLoaded } from './idle';
import { TEXT } from './opened';

/** What a reader does that the app may soon be wanted for: pointing at, pressing or reaching a link of this site. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;
const OWN_LINK = 'a[href^="/"]:not([target])';

/** A page with a component that has a state, so that nothing of it works before React is there (`.mdx`). */
const NEEDS_APP = '[data-app="now"]';

let loading: Promise<unknown> | undefined;

/** Starts Docusaurus and React, once. When their scripts do not come, the next intent tries again. */
function startApp(): void {
  loading ??= import(/* webpackChunkName: "app" */ './parts');
  loading.catch(() => (loading = undefined));
}

/** Whether the page shown is whole without React: a text, and no component with a state in it. */
export const isWhole = (): boolean =>
  document.querySelector(TEXT) !== null && document.querySelector(NEEDS_APP) === null;

/**
 * Starts the app when the page has loaded and is idle, or when the reader is about to follow a link; at once where the
 * page needs it. A click that comes before it is live is an ordinary page load.
 */
export function startAppWhenWanted(): void {
  if (!isWhole()) return startApp();
  whenLoaded(startApp);
  INTENTS.forEach((type) => onEach(type, OWN_LINK, startApp));
  return undefined;
}
