import { openSearch, theDialog } from './openSearch';

/** Where what a reader has typed and chosen is kept while a page is loaded again. */
const STORE = 'reload';

/** What a page held that its HTML does not. */
interface Held {
  path: string;
  /** By the control's id or name: what was typed, or which value was chosen. */
  controls: ReadonlyArray<readonly [key: string, value: string]>;
  /** What stood in the open search. */
  query: string | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

const keyOf = (control: Control): string => control.id || control.name;

const isChoice = (control: Control): control is HTMLInputElement =>
  ['radio', 'checkbox'].includes(control.type);

/** All controls of the page that can be used. A disabled one is that of a form that has been sent, and is left out. */
const controls = (): Control[] =>
  [...document.querySelectorAll<Control>('#__docusaurus :is(input,textarea):enabled')].filter(
    (control) => keyOf(control) !== '',
  );

/**
 * Loads the page of the address and leaves all as it was: what was typed, the language of each sample, the search. The place is kept by
 * `scroll.ts`. When the address is already that of another page, only what stands around the text is restored there,
 * since the names of a sample's controls contain their page.
 * @param load has the browser load it: by a reload, unless the address is to be opened as another page
 */
export function reloadInPlace(load = () => window.location.reload()): void {
  const dialog = theDialog();
  const held: Held = {
    path: window.location.pathname,
    controls: controls()
      .filter((control) =>
        isChoice(control)
          ? control.checked && !control.defaultChecked
          : control.value !== control.defaultValue,
      )
      .map((control) => [keyOf(control), control.value]),
    query: dialog?.open ? dialog.querySelector('input')?.value : undefined,
  };
  try {
    sessionStorage.setItem(STORE, JSON.stringify(held));
  } catch {
    // Blocked: the browser may still know what was typed.
  }
  load();
}

function restore(held: Held | null): void {
  if (held?.path !== window.location.pathname) return;
  for (const [key, value] of held.controls)
    for (const control of controls().filter((other) => keyOf(other) === key)) {
      if (!isChoice(control)) control.value = value;
      // As the reader chose it: what follows a choice may be there already.
      else if (control.value === value) control.click();
    }
  if (held.query !== undefined) openSearch(held.query);
}

/** Puts back what `reloadInPlace` has kept, in a page of another release perhaps: what that kept in another way is left alone. */
export function restoreAfterReload(): void {
  try {
    const held = JSON.parse(sessionStorage.getItem(STORE)!) as Held | null;
    sessionStorage.removeItem(STORE);
    restore(held);
  } catch {
    // As above, or no JSON, or not ours.
  }
}
