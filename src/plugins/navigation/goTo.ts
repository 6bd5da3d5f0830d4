/** What takes the reader from page to page: Docusaurus' router where the app runs, html-pages/router.ts where it does not. */
export interface Driver {
  /**
   * Goes to an address of this site; to the one shown already without a second history entry (ARCHITECTURE.md#same-url-navigation).
   * @param target path, query and hash
   * @param replace whether the entry of the history shown now becomes that of the target
   */
  go: (target: string, replace: boolean) => void;
  /** The reader may soon go to this address: path and query. */
  prepare: (address: string) => void;
}

/** Nothing while links are ordinary ones. */
let driver: Driver | undefined;

/** From now on a driver takes the reader on. */
export function driveWith(wanted: Driver): void {
  driver = wanted;
}

/** Whether links lead on within the document. */
export const isDriven = (): boolean => driver !== undefined;

/**
 * Goes to an address of this site: within the document, or by an ordinary page load while nothing drives.
 * @param target path, query and hash
 */
export function goTo(target: string): void {
  if (driver) driver.go(target, false);
  else window.location.assign(target);
}

/** As `goTo`, in the place of the page shown: the way back leads to the one before. */
export function goOnTo(target: string): void {
  if (driver) driver.go(target, true);
  else window.location.replace(target);
}

/** The reader may soon go to this address: path and query. */
export const prepareFor = (address: string): void => driver?.prepare(address);
