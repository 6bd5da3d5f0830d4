/** The major that a visit is about, from `?nest=12` on, where the addresses of its documentation lead (`data/versionPrefixes.ts`). */
const KEY = 'nest';

function storedMajor(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the reader's major for the visit; where that is refused, it holds for this page. */
export function rememberMajor(major: string): void {
  try {
    window.sessionStorage.setItem(KEY, major);
  } catch {
    // Without storage the next page starts with the book's own major again.
  }
}

/** The major that the address asks for, or that the reader chose before; nothing for the book's own. */
export function chosenMajor(): string | undefined {
  const asked = new URLSearchParams(window.location.search).get(KEY);
  if (asked) rememberMajor(asked);
  return asked ?? storedMajor() ?? undefined;
}

/** Opens what the page says about the reader's major. */
export function openFolds(root: HTMLElement): void {
  const major = chosenMajor();
  for (const fold of root.querySelectorAll<HTMLDetailsElement>('details[data-nest]'))
    if (fold.dataset.nest === major) fold.open = true;
}
