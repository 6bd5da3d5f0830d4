/**
 * Keeps the browser from scrolling on the way back, since it would do so before the page is there. After a reload or a visit to
 * another site it may: hence `auto` when the document is left.
 */
export function takeOverScrolling(): void {
  const be = (wanted: ScrollRestoration) => (): void => {
    history.scrollRestoration = wanted;
  };
  be('manual')();
  window.addEventListener('pagehide', be('auto'));
  // Safari scrolls a page from its back/forward cache only after this event, and only if that is allowed then.
  window.addEventListener('pageshow', () => setTimeout(be('manual')));
}
