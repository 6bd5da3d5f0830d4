import { withoutSlash } from '../data/addressOf';

/**
 * The version of the book that an address belongs to: the one whose pages begin with the longest part of it.
 * @returns the first version for an address that is in none, nothing where there is none at all
 */
export function versionAt<Version extends { path: string }>(
  versions: readonly Version[],
  address: string,
): Version | undefined {
  const holds = ({ path }: Version): boolean => `${address}/`.startsWith(`${withoutSlash(path)}/`);
  return [...versions].sort((a, b) => b.path.length - a.path.length).find(holds) ?? versions[0];
}
