/** How long to wait instead in Safari, which has no requestIdleCallback, in ms. */
const PAUSE_MS = 200;

/** The longest wait for a browser that is never idle or does not notice, in ms: seen with pages in the background. */
const PATIENCE_MS = 1000;

/** Calls back when the browser has nothing better to do. */
export function whenIdle(next: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(next, { timeout: PATIENCE_MS });
  else setTimeout(next, PAUSE_MS);
}

/**
 * Calls back when the changes just made to the page are painted and the browser has nothing better to do. The frame is waited for
 * because a browser may be idle before it, too.
 */
export function whenPainted(next: () => void): void {
  requestAnimationFrame(() => whenIdle(next));
}

/** Calls back when the page has loaded and the browser has nothing better to do. */
export function whenLoaded(next: () => void): void {
  if (document.readyState === 'complete') whenIdle(next);
  else window.addEventListener('load', () => whenIdle(next), { once: true });
}
