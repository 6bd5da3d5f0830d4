/**
 * The contents list is fixed (sticky) while the article is read; once the page's end is in sight it rests in its track
 * (ARCHITECTURE.md#contents-list), marked by `data-at-end`: just where it stood when the end came into sight, so that it leaves with the
 * page and nothing jumps. The window's height and the track's are left to the style, which follows them: a list that stood below
 * the end of a text that has become shorter would make the page longer than it is.
 * @returns stops it
 */
export function followPageEnd(): () => void {
  const end = document.getElementById('page-end');
  const list = document.getElementById('contents');
  const track = list?.parentElement;
  if (!end || !list || !track) return () => undefined;
  let fixedTop: number | undefined;
  const topOf = (box: Element): number => box.getBoundingClientRect().top;
  const place = (isInSight: boolean | undefined): void => {
    // Read with the first call, when the page is laid out, and before anything here moves the list.
    fixedTop ??= parseFloat(getComputedStyle(list).top) || 0;
    list.toggleAttribute('data-at-end', isInSight);
    list.style.top = isInSight
      ? `max(0px,min(${topOf(end) - topOf(track) + fixedTop}px - 100vh,100% - ${list.offsetHeight}px))`
      : '';
  };
  const observer = new IntersectionObserver((entries) => place(entries.at(-1)?.isIntersecting));
  observer.observe(end);
  return () => observer.disconnect();
}
