/** Facts of the whole site that more than one place needs. */
export const site = {
  title: 'NestJS',
  tagline: 'A progressive Node.js framework',
  /** What the home page is called among breadcrumbs, and in document titles, as are pages without a title of their own. */
  homeTitle: 'Documentation',
  /** The repository of the official documentation, in English. */
  officialRepository: 'https://github.com/nestjs/docs.nestjs.com',
  officialBranch: 'master',
  /** The official documentation itself; its pages have the same routes. */
  officialDocs: 'https://docs.nestjs.com',
  /** Where `/consulting` leads (ARCHITECTURE.md#enterprise, `externalUrl` of the route). */
  enterprise: 'https://enterprise.nestjs.com',
  /** The documentation of the version before this one. */
  v10Docs: 'https://docs.nestjs.com/v10',
  /** Where the framework's own newsletter is subscribed to: at the end of its home page. */
  newsletter: 'https://nestjs.com/',
  /** Name of the hosted search's index (ARCHITECTURE.md#search). */
  searchIndex: 'nestjs',
} as const;

/** What stands behind ` | ` in every document title (ARCHITECTURE.md#document-titles). */
export const TITLE_SUFFIX = `${site.title} - ${site.tagline}`;
