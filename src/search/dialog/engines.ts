import { HOSTED_SEARCH_TIMEOUT_MS } from '../../constants';
import { versionAt } from '../../versions/versionAt';
import { createEmbeddedEngine } from '../engine/embedded';
import type { SearchManifest, VersionIndex } from '../engine/manifest';
import { createHostedEngine, type HostedConfig, type HostedContext } from '../engine/hosted';
import { createSearchClient } from '../engine/searchClient';
import type { Engine, LoadedEngine, SearchState } from '../engine/types';

interface EngineOptions extends Pick<HostedContext, 'language' | 'origins'> {
  /** Present when the hosted engine is configured. */
  algolia: HostedConfig | undefined;
  onState: (state: SearchState) => void;
}

/** What answers in one version of the book. */
interface VersionEngines {
  embedded: LoadedEngine;
  hosted: LoadedEngine | undefined;
}

export interface SearcherOptions extends EngineOptions {
  /** The versions of the book; asked for again after a failure, and where the files that they name are not there (stale). */
  loadVersions: (isStale?: boolean) => Promise<SearchManifest>;
}

export interface Searcher {
  /** Answers in the version that the address shown belongs to. */
  search: Engine;
  /** Begins to load what the first search there needs. */
  warmUp: () => void;
  /** That version's name, when there are several. */
  label: () => Promise<string | undefined>;
}

/** A service that refuses is not asked again and again (its client would, for 3 s): the embedded index answers at once. */
const CLIENT = { maxRateLimitRetries: 0 };

/**
 * The service's client is a file of its own: readers of a site that has none do not load it. One that has not come is asked for
 * again with the next search.
 */
function hostedEngine(config: HostedConfig, context: HostedContext): LoadedEngine {
  let engine: Promise<Engine> | undefined;
  const load = (): Promise<Engine> =>
    (engine ??= import(/* webpackChunkName: "hosted" */ 'algoliasearch/lite')
      .then(({ liteClient }) =>
        createHostedEngine(liteClient(config.appId, config.apiKey, CLIENT), config, context),
      )
      .catch((error: unknown) => {
        engine = undefined;
        throw error;
      }));
  return {
    search: async (query) => (await load())(query),
    warmUp: () => void load().catch(() => undefined),
  };
}

/** The search of the site, in whichever version of the book the reader is. */
export function createSearcher({
  loadVersions,
  algolia,
  onState,
  ...context
}: SearcherOptions): Searcher {
  const known = new Map<string, VersionEngines>();
  let isStale = false;
  const current = async (): Promise<VersionIndex> => {
    const versions = loadVersions(isStale);
    isStale = false;
    const version = versionAt(await versions, window.location.pathname);
    if (!version) throw new Error('no version in the manifest');
    return version;
  };
  async function engines(): Promise<VersionEngines> {
    const { name, base } = await current();
    const own = known.get(base) ?? {
      embedded: createEmbeddedEngine(base),
      hosted: algolia && hostedEngine(algolia, { ...context, version: name }),
    };
    known.set(base, own);
    return own;
  }
  return {
    search: createSearchClient({
      embedded: async (query) => {
        try {
          return await (await engines()).embedded.search(query);
        } catch (error) {
          isStale = true;
          throw error;
        }
      },
      ...(algolia && { hosted: async (query) => (await engines()).hosted!.search(query) }),
      timeoutMs: HOSTED_SEARCH_TIMEOUT_MS,
      onState,
      isOnline: () => navigator.onLine,
    }),
    warmUp: () =>
      void engines().then(
        ({ embedded, hosted }) => (hosted ?? embedded).warmUp(),
        () => undefined,
      ),
    label: async () => {
      const { label } = await current();
      return (await loadVersions()).length > 1 ? label : undefined;
    },
  };
}
