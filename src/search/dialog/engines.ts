import { HOSTED_SEARCH_TIMEOUT_MS } from '../../constants';
import { versionAt } from '../bar/versionAt';
import { createEmbeddedEngine, type EmbeddedEngine } from '../engine/embedded';
import type { SearchManifest, VersionIndex } from '../engine/manifest';
import { createHostedEngine, type HostedConfig, type HostedContext } from '../engine/hosted';
import { createSearchClient } from '../engine/searchClient';
import type { Engine, SearchState } from '../engine/types';

interface EngineOptions extends Pick<HostedContext, 'language' | 'origins'> {
  /** Present when the hosted engine is configured. */
  algolia: HostedConfig | undefined;
  onState: (state: SearchState) => void;
}

interface VersionEngine {
  search: Engine;
  warmUp: () => void;
}

export interface SearcherOptions extends EngineOptions {
  versions: SearchManifest;
}

/** A service that refuses is not asked again and again (its client would, for 3 s): the embedded index answers at once. */
const CLIENT = { maxRateLimitRetries: 0 };

/** The service's client is a file of its own: readers of a site that has none do not load it. */
function hostedEngine(config: HostedConfig, context: HostedContext): EmbeddedEngine {
  const engine = import('algoliasearch/lite').then(({ liteClient }) =>
    createHostedEngine(liteClient(config.appId, config.apiKey, CLIENT), config, context),
  );
  return {
    search: async (query) => (await engine)(query),
    warmUp: () => void engine.catch(() => undefined),
  };
}

/** What answers in one version of the book. */
function createVersionEngine(
  { name, base }: VersionIndex,
  { algolia, onState, ...rest }: EngineOptions,
): VersionEngine {
  const embedded = createEmbeddedEngine(base);
  const hosted = algolia && hostedEngine(algolia, { ...rest, version: name });
  return {
    search: createSearchClient({
      embedded: embedded.search,
      hosted: hosted?.search,
      timeoutMs: HOSTED_SEARCH_TIMEOUT_MS,
      onState,
      isOnline: () => navigator.onLine,
    }),
    warmUp: (hosted ?? embedded).warmUp,
  };
}

/** What answers in the version that the address shown belongs to; it has a name when there are several. */
export function createSearcher({ versions, ...options }: SearcherOptions) {
  const engines = new Map<VersionIndex, VersionEngine>();
  return (): VersionEngine & { label: string | undefined } => {
    const version = versionAt(versions, window.location.pathname)!;
    const engine = engines.get(version) ?? createVersionEngine(version, options);
    engines.set(version, engine);
    return { ...engine, label: versions.length > 1 ? version.label : undefined };
  };
}
