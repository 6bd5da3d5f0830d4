/**
 * Takes scrolling on the way back over from the browser: it would scroll before the
 * page is there. Reloads and visits to other sites stay the browser's, where it remembers.
 */
export function takeOverScrolling(): void {
  const be = (wanted: ScrollRestoration) => (): void => {
    history.scrollRestoration = wanted;
  };
  be('manual')();
  window.addEventListener('pagehide', be('auto'));
  // Safari comes back to a page that it has put aside only after this event, and only where it may scroll then.
  window.addEventListener('pageshow', () => setTimeout(be('manual')));
}
