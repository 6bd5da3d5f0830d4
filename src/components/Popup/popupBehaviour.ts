const OPEN = 'details[data-popup][open]';

const openOnes = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(OPEN),
];

/** What is open over the page closes when the reader has chosen from it, clicks elsewhere or presses Esc. */
export function startPopups(): void {
  document.addEventListener('click', ({ target }) => {
    for (const popup of openOnes()) {
      const inside = popup.contains(target as Node) && !(target as Element).closest('a');
      if (!inside) popup.open = false;
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const popup of openOnes()) {
      // The focus was in what closes now.
      if (popup.contains(document.activeElement)) popup.querySelector('summary')?.focus();
      popup.open = false;
    }
  });
}
