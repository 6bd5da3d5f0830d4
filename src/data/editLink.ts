import officialSource from './officialSource.json';
import { routeOfDoc } from './routes';
import { site } from './site';

/** A page of the book, as Docusaurus names it. */
interface DocFile {
  /** `docs`, or the folder of an older version. */
  versionDocsDirPath: string;
  /** `techniques/caching.md` */
  docPath: string;
}

/** The chapters of the official documentation: route → file in its repository. */
const OFFICIAL: Readonly<Record<string, string>> = officialSource;

const FILES = new Set(Object.values(OFFICIAL));

/**
 * The route of a page's chapter on the official site: its own, or that of the page that it stands under: `/migration-guide/v12`
 * has no chapter.
 */
export const officialRoute = (route: string): string | undefined =>
  [route, route.slice(0, route.lastIndexOf('/'))].find((one) => Object.hasOwn(OFFICIAL, one));

/**
 * Where a reader suggests a change to a page: its own file in the project's repository, or, while none is configured, the
 * chapter that it is about in the official repository.
 */
export function editLink(
  { versionDocsDirPath, docPath }: DocFile,
  repository?: { url: string; branch: string },
): string | undefined {
  if (repository)
    return `${repository.url}/edit/${repository.branch}/${versionDocsDirPath}/${docPath}`;
  // A book in the official dialect has the official repository's own paths.
  const own = `${versionDocsDirPath}/${docPath}`;
  const file = FILES.has(own) ? own : OFFICIAL[officialRoute(routeOfDoc(docPath)) ?? ''];
  return file && `${site.officialRepository}/edit/${site.officialBranch}/${file}`;
}
