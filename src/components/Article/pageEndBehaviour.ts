/** What the resting place of the contents list near the page's end is worked out from, in px. */
interface EndGeometry {
  /** Where what follows the article begins, and where the list's track begins, from the top of the document. */
  pageEndTop: number;
  trackTop: number;
  trackHeight: number;
  listHeight: number;
  /** Distance that the list keeps from the top of the window while it is fixed. */
  fixedTop: number;
  windowHeight: number;
}

/**
 * The list's distance from the top of its track once the page's end is in sight: just where it stood when the end
 * came into sight, so that it leaves with the page and nothing jumps.
 */
function restingTop({
  pageEndTop,
  trackTop,
  trackHeight,
  listHeight,
  fixedTop,
  windowHeight,
}: EndGeometry): number {
  const atThatMoment = pageEndTop - windowHeight + fixedTop - trackTop;
  return Math.max(0, Math.min(atThatMoment, trackHeight - listHeight));
}

/**
 * The contents list is fixed (sticky) while the article is read; once the page's end is in sight it rests in its track
 * (ARCHITECTURE.md#contents-list), marked by `data-at-end`.
 * @returns stops it
 */
export function followPageEnd(): () => void {
  const end = document.getElementById('page-end');
  const list = document.getElementById('contents');
  const track = list?.parentElement;
  if (!end || !list || !track) return () => undefined;
  let fixedTop: number | undefined;
  const documentTop = (box: Element): number => box.getBoundingClientRect().top + window.scrollY;
  const place = (isInSight: boolean | undefined): void => {
    // Read with the first call, when the page is laid out, and before anything here moves the list.
    fixedTop ??= parseFloat(getComputedStyle(list).top) || 0;
    list.toggleAttribute('data-at-end', isInSight);
    list.style.top = isInSight
      ? `${restingTop({
          pageEndTop: documentTop(end),
          trackTop: documentTop(track),
          trackHeight: track.clientHeight,
          listHeight: list.offsetHeight,
          fixedTop,
          windowHeight: window.innerHeight,
        })}px`
      : '';
  };
  const observer = new IntersectionObserver((entries) => place(entries.at(-1)?.isIntersecting));
  observer.observe(end);
  return () => observer.disconnect();
}
