import type { LiteClient } from 'algoliasearch/lite';
import type { Engine, Found, Segment } from './types';

type FacetFilters = string | ReadonlyArray<string | readonly string[]>;

/** What is read of `themeConfig.algolia`, as theme-search-algolia has validated it. */
export interface HostedConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  searchParameters: Record<string, unknown> & { facetFilters?: FacetFilters };
  replaceSearchResultPathname?: { from: string; to: string };
}

/** Where the reader is. */
export interface HostedContext {
  language: string;
  /** Name of the version of the book. */
  version: string;
  /** Origins of this site: the one it is published at, which the crawler has seen, and the reader's. */
  origins: readonly string[];
}

const HITS = 20;

// Private characters, so that a `<mark>` in the book's text is never taken for the service's.
const MARK_START = '\uE000';
const MARK_END = '\uE001';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Highlighted = { value?: string } | undefined;

/** A record as DocSearch's crawler makes them. */
interface Hit {
  url?: unknown;
  content?: string | null;
  hierarchy?: Partial<Record<'lvl0' | (typeof LEVELS)[number], string | null>>;
  _highlightResult?: { hierarchy?: Record<string, Highlighted> };
  _snippetResult?: { content?: Highlighted };
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
  '&#39;': "'",
};

/** The crawler stores text as HTML. It becomes text again, once, and stays text. */
const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => ENTITIES[entity] ?? entity);

const plain = (text: string): string => decode(text.replace(/[\uE000\uE001]/g, ''));

function segments(text: string): Segment[] {
  const parts = text.split(/(\uE000[^\uE001]*\uE001?)/);
  return parts
    .filter((part) => plain(part))
    .map((part) => ({ text: plain(part), marked: part.startsWith(MARK_START) }));
}

/** The path of a place of this site; anything else is no result. */
function pathOf(
  url: unknown,
  origins: readonly string[],
  replace: HostedConfig['replaceSearchResultPathname'],
): string | undefined {
  if (typeof url !== 'string') return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(url, origins[0]);
    if (!origins.includes(origin)) return undefined;
    const path = replace
      ? pathname.replaceAll(new RegExp(replace.from, 'g'), replace.to)
      : pathname;
    // Of two slashes in front browsers take what follows for a host.
    return new URL(path, origin).origin === origin ? path + search + hash : undefined;
  } catch {
    return undefined;
  }
}

function toFound({ hierarchy, content, ...hit }: Hit, url: string | undefined): Found[] {
  if (!url || !hierarchy) return [];
  const level = [...LEVELS].reverse().find((name) => hierarchy[name]) ?? 'lvl1';
  const page = [hierarchy.lvl0, hierarchy.lvl1]
    .filter((name) => name != null && name !== '')
    .map((name) => plain(name!));
  return [
    {
      url,
      page: page.join(' › '),
      heading: segments(
        hit._highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? page[0] ?? '',
      ),
      snippet: segments(hit._snippetResult?.content?.value ?? content ?? ''),
    },
  ];
}

/** The filters of the reader's language and version, with those of the configuration: the same as theme-search-algolia's. */
export function facetFilters(
  { contextualSearch, searchParameters: { facetFilters: own = [] } }: HostedConfig,
  { language, version }: HostedContext,
): FacetFilters {
  if (!contextualSearch) return own;
  const tags = ['default', `docs-default-${version}`].map((tag) => `docusaurus_tag:${tag}`);
  return [`language:${language}`, tags, ...(typeof own === 'string' ? [own] : own)];
}

/** The engine of the search service, asked by its own client. */
export function createHostedEngine(
  client: Pick<LiteClient, 'search'>,
  config: HostedConfig,
  context: HostedContext,
): Engine {
  const filters = facetFilters(config, context);
  return async (query) => {
    const { results } = await client.search({
      requests: [
        {
          hitsPerPage: HITS,
          ...config.searchParameters,
          ...(filters.length > 0 && { facetFilters: filters as string[] }),
          indexName: config.indexName,
          query,
          attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
          attributesToHighlight: ['hierarchy'],
          attributesToSnippet: ['content:24'],
          snippetEllipsisText: '…',
          highlightPreTag: MARK_START,
          highlightPostTag: MARK_END,
        },
      ],
    });
    const hits = (results[0] as { hits?: Hit[] } | undefined)?.hits;
    if (!Array.isArray(hits)) throw new Error('The search service answered without results');
    return hits.flatMap((hit) =>
      toFound(hit, pathOf(hit.url, context.origins, config.replaceSearchResultPathname)),
    );
  };
}
