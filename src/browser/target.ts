/** The element of the page shown with an id; a page that is laid out ahead has ids, too (html-pages/ahead.ts). */
export function shownById(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.closest('[data-ahead]') ? null : element;
}

/**
 * The element a hash leads to.
 * @param hash with its `#`; percent-encoded, raw Chinese or malformed (`#100%`), from a link or typed by anyone
 * @param find `document.getElementById`, or a stand-in
 * @returns undefined when no element has that id, also not in lower case
 */
export function hashTarget<E>(hash: string, find: (id: string) => E | null): E | undefined {
  const raw = hash.replace(/^#/, '');
  if (!raw) return undefined;
  let decoded = raw;
  try {
    decoded = decodeURIComponent(raw);
  } catch {
    // Malformed: the raw text may still be an id.
  }
  for (const id of [decoded, raw, decoded.toLowerCase()]) {
    const element = find(id);
    if (element !== null) return element;
  }
  return undefined;
}
