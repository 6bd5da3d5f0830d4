import { markdownAddress } from '../data/routes';
import { site } from '../data/site';
import { FEED_FILE, OPEN_SEARCH_FILE, type PublishedPage } from './feed';

/**
 * What machines read in a page's head and no reader's browser needs: the app does not know it, so that it costs no script.
 */

/** The page for search engines (schema.org): an article, and the way to it. */
function structuredData(page: PublishedPage, siteUrl: string): object {
  const { route, title, description, changed, above } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url: siteUrl + route,
        inLanguage: 'zh-Hans',
        ...(changed !== undefined && { dateModified: changed }),
      },
      ...(above.length > 0
        ? [
            {
              '@type': 'BreadcrumbList',
              itemListElement: [
                ...above.map((crumb) => ({ name: crumb.name, item: siteUrl + crumb.route })),
                { name: title },
              ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
            },
          ]
        : []),
    ],
  };
}

/** Where a browser or a feed reader is told of what the whole site has: on its home page, the others are spared the bytes. */
const siteTags = ({ changed }: PublishedPage): string[] => [
  ...(changed === undefined
    ? []
    : [`<link rel="alternate" type="application/atom+xml" href="/${FEED_FILE}">`]),
  `<link rel="search" type="application/opensearchdescription+xml" title="${site.title}" href="/${OPEN_SEARCH_FILE}">`,
];

/** The tags that a page's head gets; the structured data are data to the browser, and no script that a policy asks after. */
function tags(page: PublishedPage, siteUrl: string | undefined): string {
  const twin = `<link rel="alternate" type="text/markdown" href="${markdownAddress(page.route)}">`;
  // The rest needs whole addresses.
  if (siteUrl === undefined) return twin;
  const data = JSON.stringify(structuredData(page, siteUrl)).replace(/</g, '\\u003c');
  return [
    twin,
    ...(page.route === '/' ? siteTags(page) : []),
    '<meta property="og:type" content="article">',
    `<script type="application/ld+json">${data}</script>`,
  ].join('');
}

/** Where they are inserted: with the other facts of the page, before the scripts and styles that all pages share (plugins/offline). */
const PLACE = '</title>';

/**
 * The HTML of a page with what machines read in its head.
 * @throws Error when it has no head to put that into
 */
export function withPageHead(
  html: string,
  page: PublishedPage,
  siteUrl: string | undefined,
): string {
  const at = html.indexOf(PLACE) + PLACE.length;
  if (at < PLACE.length) throw new Error(`${page.route} 的 HTML 里没有 ${PLACE}`);
  return html.slice(0, at) + tags(page, siteUrl) + html.slice(at);
}
