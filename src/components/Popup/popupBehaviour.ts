const OPEN = 'details[data-popup][open]';

const openOnes = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(OPEN),
];

/** Closes all but those that were clicked or have the focus; those in which a link was clicked are closed, too. */
function closeOthers({ target, type }: Event): void {
  for (const popup of openOnes())
    popup.open =
      popup.contains(target as Node) && (type === 'focusin' || !(target as Element).closest('a'));
}

/** Lets what is open over the page close when the reader has chosen from it, clicks or moves elsewhere, or presses Esc. */
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
