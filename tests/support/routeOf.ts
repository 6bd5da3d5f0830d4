import { routeOfDoc } from '../../src/data/routes';

/** `docs/techniques/caching.md` → `/techniques/caching`; the home page is `docs/introduction.md`. */
export const routeOf = (file: string): string => routeOfDoc(file.replace(/^docs\//, ''));
