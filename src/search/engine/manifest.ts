/** The index of one version of the book, and where the browser gets it. */
export interface VersionIndex {
  name: string;
  label: string;
  /** Where the version's pages begin: `/`, `/11`. */
  path: string;
  /** Address of the folder that holds the index. */
  base: string;
  /** Address of what is loaded of it first. */
  core: string;
}

/** What the browser has to know beforehand: the versions, the newest first. */
export type SearchManifest = readonly VersionIndex[];

/** A file of the index, or this, that has not come by then is given up; a reader on a slow line gets there. */
export const FILE_TIMEOUT_MS = 15_000;

/**
 * Where the manifest is, from the root. The address stays when the book changes, so that scripts and pages do, too. Another
 * form of the index has another number: a page of an earlier release that is still open then finds none, and says that
 * there is a new one.
 */
export const MANIFEST_ADDRESS = '/search-1.json';
