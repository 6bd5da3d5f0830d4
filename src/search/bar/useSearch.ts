import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef} from 'react';
import type {SearchOptions} from '../dialog';
import type {SearchManifest} from '../engine/format';
import {versionAt} from './versionAt';
import {DIALOG_ID, OPENED_EVENT} from './opener';

type Options = Omit<SearchOptions, 'versions'>;
type Search = ReturnType<(typeof import('../dialog'))['createSearch']>;

const theDialog = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>(`#${DIALOG_ID}`);

/** Asks for the index while the dialog's script is on its way: on a slow line the first result is there 0.2 s earlier. */
function preloadIndex(versions: SearchManifest): void {
  const link = document.createElement('link');
  Object.assign(link, {rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: versionAt(versions, window.location.pathname)?.core});
  document.head.append(link);
}

/** The manifest is a file of its own: so it is there first, and the dialog's script stays in the cache when only the book has changed. */
async function loadSearch(options: Options): Promise<Search> {
  const manifest = import(/* webpackChunkName: "search-manifest" */ '@generated/search/default/manifest.json');
  if (!options.algolia) void manifest.then((module) => preloadIndex(module.default)).catch(() => undefined);
  const [{createSearch}, {default: versions}] = await Promise.all([import(/* webpackChunkName: "search" */ '../dialog'), manifest]);
  return createSearch({...options, versions});
}

/** One for all pages. */
let loading: Promise<Search> | undefined;

/** Loads the dialog's script, once; after a failure it may be tried again. */
function load(options: Options): Promise<Search> {
  loading ??= loadSearch(options);
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * Hands the dialog to its script, which is loaded when the reader is about to search. The opener in the boot script opens it.
 * @returns begins to load what a search will need
 */
export function useSearch(): () => void {
  const {siteConfig: {url, themeConfig}, i18n: {currentLocale}} = useDocusaurusContext();
  const searchPage = useBaseUrl('/search');
  const history = useHistory();
  const navigate = (target: string): void => {
    const {pathname, search, hash} = history.location;
    // The address shown already runs again without a second history entry (decisions, “Same-URL navigation”).
    if (target === pathname + search + hash) history.replace(target);
    else history.push(target);
  };
  const options = useRef<() => Options>(undefined!);
  options.current = () => ({
    algolia: themeConfig.algolia as Options['algolia'],
    language: currentLocale,
    origins: [window.location.origin, new URL(url).origin],
    searchPage,
    navigate,
  });

  useEffect(() => {
    const onOpened = (): void => {
      const dialog = theDialog();
      if (dialog) load(options.current()).then((search) => search.opened(dialog), () => undefined);
    };
    document.addEventListener(OPENED_EVENT, onOpened);
    // It may have been opened before this script was there.
    if (theDialog()?.open) onOpened();
    return () => document.removeEventListener(OPENED_EVENT, onOpened);
  }, []);

  return () => void load(options.current()).then((search) => search.warmUp(), () => undefined);
}

/** Opens the search with a query. */
export function openSearch(query: string): void {
  document.querySelector<HTMLElement>('[data-search]')?.click();
  const input = theDialog()?.querySelector('input');
  if (!input) return;
  input.value = query;
  input.dispatchEvent(new InputEvent('input', {bubbles: true}));
}
