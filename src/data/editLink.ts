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

/** The official chapter of a page, or of the page that it stands under: `/migration-guide/v12` has none of its own. */
const chapterOf = (route: string): string | undefined =>
  OFFICIAL[route] ?? OFFICIAL[route.slice(0, route.lastIndexOf('/'))];

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
  const file = FILES.has(own) ? own : chapterOf(routeOfDoc(docPath));
  return file && `${site.officialRepository}/edit/${site.officialBranch}/${file}`;
}
