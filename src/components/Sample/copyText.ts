import { CLIPBOARD_TIMEOUT_MS } from '../../constants';

/** Copies by a selection, where the clipboard interface is missing (pages served over http on a LAN). */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- The only way there is without https.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    // The keyboard goes on from where it was.
    focused?.focus({ preventScroll: true });
  }
}

/** Rejects after a while, since a clipboard may never answer. */
export const silence = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, CLIPBOARD_TIMEOUT_MS));

/**
 * Puts a text on the clipboard.
 * @returns whether it really got there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(text), silence()]);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Marks the text of an element as selected, so that the reader can copy it by hand. */
export function selectText(element: Element): void {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.addRange(range);
}
