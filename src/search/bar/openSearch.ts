import { DIALOG_ID } from './opener';

/** Names the search area of the header. */
export const AREA = 'a[data-search]';

/** The search area; what the search has to say before its script is there stands in its `data-…`. */
export const searchArea = (): HTMLAnchorElement | null =>
  document.querySelector<HTMLAnchorElement>(AREA);

/** The dialog, once it has been opened. */
export const theDialog = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`#${DIALOG_ID}`);

/** Opens the search with a query. */
export function openSearch(query: string): void {
  searchArea()?.click();
  const input = theDialog()?.querySelector('input');
  if (!input) return;
  input.value = query;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
