/** An entry of the browser's history, as Docusaurus' router has it; to those that plain `#…` links make it gives no key. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  key?: string | undefined;
}

/** What Docusaurus' client modules are told; before the first page there was none. */
export interface Navigation {
  location: Place;
  previousLocation: Place | null;
}

/** What is used of the browser's Navigation API, which older ones do not have. */
interface WithNavigation {
  navigation?: {
    /** The entry shown now. */
    currentEntry: NavigationHistoryEntry | null;
  };
}

/**
 * Where the browser is now. An entry with a hash that nobody has given a key has the browser's own.
 * @param state of the history entry, where the router keeps its key
 */
export function placeNow(state: unknown = history.state): Place {
  const { pathname, search, hash } = window.location;
  const key =
    (state as Pick<Place, 'key'> | null)?.key ??
    (hash ? (window as WithNavigation).navigation?.currentEntry?.key : undefined);
  return { pathname, search, hash, key };
}
