/** The routes that no file of `docs/` makes, each by the plugin of its name. */
export const CONSULTING = '/consulting';
export const SEARCH = '/search';

export const PAGES_WITHOUT_FILE: readonly string[] = [CONSULTING, SEARCH];
