import type { SearchManifest, VersionIndex } from '../engine/manifest';

/** The version that an address belongs to: the one whose pages begin with the longest part of it. */
export function versionAt(versions: SearchManifest, pathname: string): VersionIndex | undefined {
  const holds = ({ path }: VersionIndex): boolean =>
    `${pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`);
  return [...versions].sort((a, b) => b.path.length - a.path.length).find(holds) ?? versions[0];
}
