import type { Variables } from '.';

/** What the services that build a site set by themselves, and `.env` may as well. */
export const HOST_VARIABLES: readonly string[] = [
  'NETLIFY',
  'URL',
  'CF_PAGES',
  'CF_PAGES_URL',
  'VERCEL',
  'VERCEL_PROJECT_PRODUCTION_URL',
  'GITHUB_ACTIONS',
  'GITHUB_REPOSITORY',
];

/** Pages of a user or an organisation stand at the root of its own name; those of a project do not, and are no place for this site. */
function githubPages(repository = ''): string | undefined {
  const [owner = '', name] = repository.toLowerCase().split('/');
  return name === `${owner}.github.io` ? `https://${name}` : undefined;
}

/** The site's address as the service that builds it says it, where it says one. */
function given(env: Variables): string | undefined {
  if (env.NETLIFY === 'true') return env.URL;
  if (env.CF_PAGES === '1') return env.CF_PAGES_URL;
  if (env.VERCEL === '1')
    return env.VERCEL_PROJECT_PRODUCTION_URL && `https://${env.VERCEL_PROJECT_PRODUCTION_URL}`;
  return env.GITHUB_ACTIONS === 'true' ? githubPages(env.GITHUB_REPOSITORY) : undefined;
}

/** The address that a known host gives its own builds. One that is of no use counts as none: it is not the owner's fault. */
export function hostAddress(env: Variables): string | undefined {
  const address = given(env)?.trim();
  return address && /^https:\/\/[a-z\d][a-z\d.-]*\/?$/i.test(address)
    ? new URL(address).origin
    : undefined;
}
