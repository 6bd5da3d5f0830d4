import { otherSites } from './otherSites';

/** An address that has moved. The reader's query and fragment travel along, so neither end carries one. */
export interface Redirect {
  /** The old address. */
  from: string;
  /** The page that answers today; never another entry's `from`. */
  to: string;
  /** Who still uses the old address. */
  why: string;
}

/** Every redirect of the site. `redirectRules.ts` says what an entry must be like, and a wrong one stops the build. */
export const redirects = [
  {
    from: '/components',
    to: '/providers',
    why: 'the chapter’s first name (ARCHITECTURE.md#old-addresses)',
  },
  {
    from: '/application-context',
    to: '/standalone-applications',
    why: 'the chapter’s first name (ARCHITECTURE.md#old-addresses)',
  },
  {
    from: '/enterprise',
    to: '/consulting',
    why: 'the first of two routes of this path wins (ARCHITECTURE.md#enterprise)',
  },

  {
    from: '/fundamentals/dependency-injection',
    to: '/fundamentals/custom-providers',
    why: 'route of the official app; its own chapters still link it',
  },
  {
    from: '/fundamentals/unit-testing',
    to: '/fundamentals/testing',
    why: 'route of the official app',
  },
  {
    from: '/fundamentals/async-components',
    to: '/fundamentals/async-providers',
    why: 'route of the official app',
  },

  { from: '/techniques/sql', to: '/techniques/database', why: 'route of the official app' },
  {
    from: '/techniques/authentication',
    to: '/security/authentication',
    why: 'address up to version 6, before the Security group',
  },
  {
    from: '/techniques/security',
    to: '/security/helmet',
    why: 'address up to version 6, before the Security group',
  },

  {
    from: '/graphql/resolvers-map',
    to: '/graphql/resolvers',
    why: 'address up to version 6; official chapters still link it',
  },
  {
    from: '/graphql/enums',
    to: '/graphql/unions-and-enums',
    why: 'address up to version 7, two chapters then',
  },
  {
    from: '/graphql/unions',
    to: '/graphql/unions-and-enums',
    why: 'address up to version 7, two chapters then',
  },
  { from: '/graphql/tooling', to: '/graphql/other-features', why: 'address up to version 7' },

  {
    from: '/recipes/swagger',
    to: '/openapi/introduction',
    why: 'the menu’s own entry, and the address up to version 6',
  },
  { from: '/recipes/crud', to: '/recipes/crud-generator', why: 'route of the official app' },
  {
    from: '/recipes/crud-utilities',
    to: '/recipes/crud-generator',
    why: 'route of the official app; kept out of search indexes (ARCHITECTURE.md#noindex)',
  },
  {
    from: '/recipes/automock',
    to: '/recipes/suites',
    why: 'route of the official app: the package’s first name',
  },

  ...otherSites,
] satisfies Redirect[];
