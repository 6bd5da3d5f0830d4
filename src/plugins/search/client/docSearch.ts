import type {DocSearchModalProps} from '@docsearch/react';
import type {Engine, Found} from './types';

/** A result as DocSearch keeps it. `lvl0` is a type for which it renders no text of its own, and so no HTML. */
export interface ResultItem {
  objectID: string;
  type: 'lvl0';
  url: string;
  url_without_anchor: string;
  anchor: null;
  content: null;
  hierarchy: {lvl0: string; lvl1: string; lvl2: null; lvl3: null; lvl4: null; lvl5: null; lvl6: null};
  /** The heading as plain text, for the list of recent searches, which is stored. */
  title: string;
  /** By this name DocSearch leaves it out of the recent searches, which have nothing to mark. */
  _snippetResult?: Found;
}

function toItem(found: Found): ResultItem {
  const {url, page} = found;
  return {
    objectID: url,
    type: 'lvl0',
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: null,
    content: null,
    hierarchy: {lvl0: page, lvl1: page, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    title: found.heading.map(({text}) => text).join(''),
    _snippetResult: found,
  };
}

/** Name of the browser's own record of how long each search took; the benchmark reads it. */
export const SEARCH_MEASURE = 'search';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type DocSearchClient = ReturnType<TransformClient>;

/** Puts our search in the place of the client that DocSearch asks; its answer has the shape of Algolia's multi-query API. */
export function asDocSearchClient(client: DocSearchClient, search: Engine): DocSearchClient {
  const answer = async ({requests: [request]}: {requests: Array<{query?: string; indexName?: string}>}): Promise<object> => {
    const start = performance.now();
    const found = await search(request?.query ?? '');
    performance.measure(SEARCH_MEASURE, {start});
    return {results: [{index: request?.indexName, hits: found.map(toItem), nbHits: found.length, query: request?.query}]};
  };
  return {...client, search: answer as unknown as DocSearchClient['search']};
}
