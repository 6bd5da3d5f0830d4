import manifest from '@generated/search/default/manifest.json';
import type {DocSearchModalProps} from '@docsearch/react';
import {HOSTED_SEARCH_TIMEOUT_MS} from '../../constants';
import {afterComposition, type Composition} from '../../plugins/search/client/composition';
import {asDocSearchClient} from '../../plugins/search/client/docSearch';
import {createEmbeddedEngine} from '../../plugins/search/client/embedded';
import {createHostedEngine, type HostedClient} from '../../plugins/search/client/hosted';
import {createSearchClient} from '../../plugins/search/client/searchClient';
import type {SearchState} from '../../plugins/search/client/types';
import {hosted} from '../SearchBar/hosted';

export const isHosted = hosted !== undefined;

/** DocSearch makes a client of the service in any case; without keys ours never asks it. */
export const keys = hosted ?? {appId: 'none', apiKey: 'none'};

const embedded = createEmbeddedEngine(manifest.base);

/** Begins to load what the first search will need. */
export function prepare(): void {
  if (!isHosted) embedded.warmUp();
}

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** What stands behind DocSearch: both engines, and the wait for the input method. */
export function searchBehind(composition: Pick<Composition, 'ended'>, onState: (state: SearchState) => void): Transform {
  return (client) => {
    const service = isHosted ? createHostedEngine(client as unknown as HostedClient) : undefined;
    const search = createSearchClient({embedded: embedded.search, hosted: service, timeoutMs: HOSTED_SEARCH_TIMEOUT_MS, onState});
    return asDocSearchClient(client, afterComposition(search, composition));
  };
}
