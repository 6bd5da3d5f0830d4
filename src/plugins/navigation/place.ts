/** An entry of the browser's history, as in Docusaurus' router, which gives no key to an entry that a plain `#…` link makes. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  key?: string | undefined;
}

/** What Docusaurus' client modules are told; `previousLocation` is null for the first page. */
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
 * Where the browser is now. If the router has given the entry no key and it has a hash, its key is the browser's.
 * @param state of the history entry, where the router keeps its key
 */
export function placeNow(state: unknown = history.state): Place {
  const { pathname, search, hash } = window.location;
  const key =
    (state as Pick<Place, 'key'> | null)?.key ??
    (hash ? (window as WithNavigation).navigation?.currentEntry?.key : undefined);
  return { pathname, search, hash, key };
}
