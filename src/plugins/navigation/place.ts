/** An entry of the browser's history, as Docusaurus' router has it; those that plain `#…` links make have no key. */
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

/**
 * Where the browser is now.
 * @param state of the history entry, where the router keeps its key
 */
export function placeNow(state: unknown = history.state): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: (state as Pick<Place, 'key'> | null)?.key };
}
