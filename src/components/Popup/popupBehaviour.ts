const OPEN = 'details[data-popup][open]';

const openOnes = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(OPEN),
];

/** Leaves those open that were clicked or have the focus; a click on a link of theirs has chosen from them. */
function closeOthers({ target, type }: Event): void {
  for (const popup of openOnes())
    popup.open =
      popup.contains(target as Node) && (type === 'focusin' || !(target as Element).closest('a'));
}

/** What is open over the page closes when the reader has chosen from it, clicks or goes elsewhere, or presses Esc. */
export function startPopups(): void {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    openOnes().forEach((popup) => {
      // The focus was in what closes now.
      if (popup.contains(document.activeElement)) popup.querySelector('summary')?.focus();
      popup.open = false;
    });
  });
}
