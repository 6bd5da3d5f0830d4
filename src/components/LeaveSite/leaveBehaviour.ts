/**
 * A page is shown: one that only leads to another site (ARCHITECTURE.md#enterprise) sends the browser there, and stays out
 * of its history.
 */
export function leaveSite(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-leave]');
  if (link) window.location.replace(link.href);
}
