/**
 * The first part of an address that names a version, as other sites of the book write it; behind it stand our pages, but for the few
 * whole addresses that `otherSites.ts` has first.
 */
interface VersionPrefix {
  prefix: string;
  /** What the page is told: `?nest=12` opens what differs there (`components/NestFold/foldBehaviour.ts`). */
  query: '' | '?nest=12';
  /** Who uses it. */
  why: string;
}

export const versionPrefixes = [
  { prefix: '/v11', query: '', why: 'the official site keeps version 11 below it' },
  { prefix: '/12', query: '?nest=12', why: 'docs.nestjs.cn: a version below its number' },
  { prefix: '/v12', query: '?nest=12', why: 'the official site, as for 11' },
  { prefix: '/10', query: '', why: 'docs.nestjs.cn: the book of version 10' },
  { prefix: '/9', query: '', why: 'docs.nestjs.cn: the book of version 9' },
  { prefix: '/8', query: '', why: 'docs.nestjs.cn: the book of version 8' },
] as const satisfies VersionPrefix[];

/**
 * `/v12/guards` → `/guards` and `?nest=12`.
 * @param route lower case, without a slash at the end
 * @returns nothing for an address without such a prefix
 */
export function withoutVersion(
  route: string,
): { route: string; query: VersionPrefix['query'] } | undefined {
  const found = versionPrefixes.find(
    ({ prefix }) => route === prefix || route.startsWith(`${prefix}/`),
  );
  return found && { route: route.slice(found.prefix.length) || '/', query: found.query };
}
