import { onEach } from '../../browser/delegate';

const LINK = 'a[data-skip]';

/** Takes the keyboard to a place that is no stop of its own: the next Tab goes on from there. */
function startAt(place: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!place) return;
  place.tabIndex = -1;
  place.focus(options);
  place.removeAttribute('tabindex');
}

/** Lets the skip link lead the keyboard to the text, and leave the address as it is. */
export function startSkipLink(): void {
  onEach('click', LINK, (link, event) => {
    event.preventDefault();
    const { hash } = link as HTMLAnchorElement;
    const text = document.querySelector('main') ?? document.querySelector<HTMLElement>(hash);
    // On narrow screens the open menu lies over it (Sidebar/sidebarBehaviour.ts): its button closes it.
    if (text?.inert) document.getElementById('sidebar-toggle')?.click();
    startAt(text);
  });
}

/**
 * A link or a search result has led to a place that is in the document now: the keyboard goes on from there, as it does where the
 * browser itself follows a link.
 * @param target the anchor; without one the keyboard starts before the first stop of the page, the skip link
 */
export function startKeyboardAt(target?: HTMLElement): void {
  const { activeElement } = document;
  // When the page is laid out and painted. It is where it shall be shown; whoever has gone on meanwhile stays there.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // The menu has closed over the link that was followed there: then nothing has the focus.
      if ([activeElement, document.body].includes(document.activeElement))
        startAt(target ?? document.querySelector(LINK)?.parentElement, { preventScroll: true });
    }),
  );
}
