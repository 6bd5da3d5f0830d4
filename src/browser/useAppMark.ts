import { useSettings } from './useSettings';

/**
 * How the app comes to a page, as `data-app` says it to `later.ts`: `never` where the page is HTML for good, `later` where
 * Docusaurus renders it in the browser as well and the page is whole before. A page without the mark needs the app at once.
 */
export type AppMark = 'never' | 'later';

/** @returns the mark of a page whose components have no state */
export const useAppMark = (): AppMark => (useSettings().stockRendering ? 'later' : 'never');
