/** Safari has no requestIdleCallback; so long after the page has loaded counts as idle there. */
const PAUSE_MS = 200;

/** A browser that is never idle, or is slow to notice, is not waited for any longer (seen with a page out of sight). */
const PATIENCE_MS = 1000;

/** Calls back when the browser has nothing better to do. */
export function whenIdle(next: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(next, { timeout: PATIENCE_MS });
  else setTimeout(next, PAUSE_MS);
}

/**
 * Calls back when what has just been written is painted and the browser has nothing better to do: between a task and the frame that
 * shows what it wrote, a browser is idle, too.
 */
export function whenPainted(next: () => void): void {
  requestAnimationFrame(() => whenIdle(next));
}

/** Calls back when the page has loaded and the browser has nothing better to do. */
export function whenLoaded(next: () => void): void {
  if (document.readyState === 'complete') whenIdle(next);
  else window.addEventListener('load', () => whenIdle(next), { once: true });
}
