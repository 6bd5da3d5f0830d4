import { onEach } from '../../browser/delegate';
import { goTo } from '../../plugins/navigation/goTo';
import { versionAt } from '../../versions/versionAt';
import type { SearchOptions } from '../dialog';
import { FILE_TIMEOUT_MS, MANIFEST_ADDRESS, type SearchManifest } from '../engine/manifest';
import { offerReload } from './offerReload';
import { OPENED_EVENT } from './opener';
import { AREA, searchArea, theDialog } from './openSearch';

type Options = Omit<SearchOptions, 'loadVersions'>;
type Search = ReturnType<(typeof import('../dialog'))['createSearch']>;

/** Asks for the index while the dialog's script is on its way: on a slow line the first result is there 0.2 s earlier. */
function preloadIndex(versions: SearchManifest): void {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'fetch',
    crossOrigin: 'anonymous',
    href: versionAt(versions, window.location.pathname)?.core,
  });
  document.head.append(link);
}

let manifest: Promise<SearchManifest> | undefined;

/**
 * The versions of the book; what failed is tried again. A page that says that there is no such file is no JSON.
 * @param isStale whether the files that it names are not there: it is asked for anew
 */
function loadVersions(isStale = false): Promise<SearchManifest> {
  if (isStale) manifest = undefined;
  manifest ??= fetch(MANIFEST_ADDRESS, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) }).then(
    (response) => response.json(),
  );
  manifest.catch(() => (manifest = undefined));
  return manifest;
}

/** The manifest is no script: none of them changes when only the book does, and it is there before the dialog's. */
async function loadSearch(): Promise<Search> {
  // Throws if an extension has removed the search area; that counts as a script that does not come.
  const options = optionsOf(searchArea()!);
  const versions = loadVersions();
  if (!options.algolia) versions.then(preloadIndex).catch(() => undefined);
  const { createSearch } = await import(/* webpackChunkName: "search" */ '../dialog');
  return createSearch({ ...options, loadVersions });
}

/** One for all pages. */
let loading: Promise<Search> | undefined;

/** The language of the book, read before the browser translates the page and changes the document's `lang`. */
let language: string;

/** What the search area's markup says, and what is known of the page. */
function optionsOf({ dataset, href }: HTMLAnchorElement): Options {
  const { algolia, origin = window.location.origin } = dataset;
  return {
    algolia: algolia === undefined ? undefined : (JSON.parse(algolia) as Options['algolia']),
    language,
    origins: [window.location.origin, origin],
    searchPage: new URL(href).pathname,
    navigate: goTo,
  };
}

/** Loads the dialog's script, once; after a failure it may be tried again. */
function load(): Promise<Search> {
  loading ??= loadSearch();
  loading.catch(() => (loading = undefined));
  return loading;
}

const onOpened = (): void => {
  const dialog = theDialog();
  if (dialog)
    load().then(
      (search) => search.opened(dialog),
      () => void offerReload(dialog),
    );
};

/**
 * Hands the dialog to its script, which is loaded when the reader is about to search. The opener in the boot script opens it.
 */
export function startSearch(): void {
  language = document.documentElement.lang;
  const prepare = (): void =>
    void load().then(
      (search) => search.warmUp(),
      () => undefined,
    );
  for (const type of ['focusin', 'pointerover', 'touchstart'] as const) onEach(type, AREA, prepare);
  document.addEventListener(OPENED_EVENT, onOpened);
  // It may have been opened before this script was there.
  if (theDialog()?.open) onOpened();
}

/** The search area names the shortcut of the reader's own keyboard. */
export function nameShortcut(): void {
  const shortcut = document.querySelector(`${AREA} kbd`);
  if (shortcut && /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent)) shortcut.textContent = '⌘ K';
}
