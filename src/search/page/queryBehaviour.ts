import { openSearch } from '../bar/openSearch';

/** The query that the page shown has been opened with. */
let asked: string | null = null;

/**
 * A page is shown: the list of everything opens the search with the query of its address (`?q=`). Told again of the same page,
 * it leaves the search as the reader has it.
 */
export function searchForQuery(): void {
  const query =
    document.querySelector('[data-search-page]') &&
    new URLSearchParams(window.location.search).get('q');
  if (query && query !== asked) openSearch(query);
  asked = query;
}
