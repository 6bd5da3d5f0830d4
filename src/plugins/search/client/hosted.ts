import type {DocSearchHit} from '@docsearch/react';
import type {Engine, Found, Segment} from './types';

/** The index of the book at the search service (spec §7). */
export const INDEX_NAME = 'nestjs';

const HITS = 20;

// Private characters, so that a `<mark>` in the book's text is never taken for the service's.
const MARK_START = '\uE000';
const MARK_END = '\uE001';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What of the service's client is used; its type has the shape of the multi-query API. */
export interface HostedClient {
  search: (params: {requests: Array<Record<string, unknown>>}) => Promise<{results: unknown[]}>;
}

const ENTITIES: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#039;': "'", '&#39;': "'"};

/** The crawler stores text as HTML. It becomes text again, once, and stays text. */
const decode = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => ENTITIES[entity] ?? entity);

const plain = (text: string): string => decode(text.replace(/[\uE000\uE001]/g, ''));

function segments(text: string): Segment[] {
  const parts = text.split(/(\uE000[^\uE001]*\uE001?)/);
  return parts.filter((part) => plain(part)).map((part) => ({text: plain(part), marked: part.startsWith(MARK_START)}));
}

/** A place of this site, or an https address; anything else is no result. */
function safeUrl(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  try {
    const {origin, protocol, pathname, search, hash, href} = new URL(url, window.location.origin);
    if (origin === window.location.origin) return pathname + search + hash;
    return protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}

type Highlighted = {value?: string} | undefined;

function toFound(hit: DocSearchHit): Found[] {
  const url = safeUrl(hit.url);
  const {hierarchy} = hit;
  if (!url || !hierarchy) return [];
  const level = [...LEVELS].reverse().find((name) => hierarchy[name]) ?? 'lvl1';
  const headings = (hit._highlightResult?.hierarchy ?? {}) as unknown as Record<string, Highlighted>;
  const content = (hit._snippetResult?.content as Highlighted)?.value ?? hit.content ?? '';
  const page = [hierarchy.lvl0, hierarchy.lvl1].filter(Boolean).map(plain);
  return [{
    url,
    page: page.join(' › '),
    heading: segments(headings[level]?.value ?? hierarchy[level] ?? page[0] ?? ''),
    snippet: segments(content),
  }];
}

/** The engine of the search service. The site's address in the index may be another one than the reader's. */
export function createHostedEngine(client: HostedClient): Engine {
  return async (query) => {
    const {results} = await client.search({
      requests: [{
        indexName: INDEX_NAME,
        query,
        hitsPerPage: HITS,
        attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
        attributesToHighlight: ['hierarchy'],
        attributesToSnippet: ['content:24'],
        snippetEllipsisText: '…',
        highlightPreTag: MARK_START,
        highlightPostTag: MARK_END,
      }],
    });
    const hits = (results[0] as {hits?: DocSearchHit[]} | undefined)?.hits;
    if (!Array.isArray(hits)) throw new Error('The search service answered without results');
    return hits.flatMap(toFound);
  };
}
