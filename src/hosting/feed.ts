import { SEARCH } from '../data/routes';
import { site } from '../data/site';
import { escapeHtml } from './escape';
import { LISTED_AS } from './listedAs';

/** A page as feeds and structured data name it. */
export interface PublishedPage {
  route: string;
  title: string;
  titleEn: string;
  description: string;
  /** When it was last changed (RFC 3339), where that is known. */
  changed: string | undefined;
  /** The way to it from the home page, that page first; without the page itself. */
  above: ReadonlyArray<{ name: string; route: string }>;
}

export const FEED_FILE = 'changes.atom';
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** So many of the pages changed last are in the feed. */
const ENTRY_COUNT = 40;

/**
 * The Atom feed (RFC 4287) of the pages changed last. Its dates come from the repository, so that the same sources give
 * the same feed.
 * @returns nothing when no date is known: a feed must say when it was updated
 */
export function formatFeed(pages: readonly PublishedPage[], siteUrl: string): string | undefined {
  const dated = pages.flatMap((page) =>
    page.changed === undefined ? [] : [{ ...page, changed: page.changed }],
  );
  // All by the same clock, so that their texts are in order when they are; pages of one commit in the menu's order.
  const latest = dated
    .sort((a, b) => (a.changed === b.changed ? 0 : a.changed < b.changed ? 1 : -1))
    .slice(0, ENTRY_COUNT);
  const [first] = latest;
  if (!first) return undefined;
  const entries = latest.map(
    ({ route, title, titleEn, description, changed }) => `  <entry>
    <title>${escapeHtml(titleEn && titleEn !== title ? `${title} ${titleEn}` : title)}</title>
    <link href="${escapeHtml(siteUrl + route)}"/>
    <id>${escapeHtml(siteUrl + route)}</id>
    <updated>${changed}</updated>
    <summary>${escapeHtml(description)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-Hans">
  <title>${LISTED_AS}：最近修改的页面</title>
  <link href="${siteUrl}/"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl}/${FEED_FILE}"/>
  <id>${siteUrl}/</id>
  <updated>${first.changed}</updated>
  <author>
    <name>${LISTED_AS}</name>
  </author>
${entries.join('\n')}
</feed>
`;
}

/** The description of the search page for browsers (OpenSearch 1.1). */
export const formatOpenSearch = (siteUrl: string): string => `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${site.title}</ShortName>
  <Description>${LISTED_AS}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${siteUrl}/img/favicon.svg</Image>
  <Url type="text/html" method="get" template="${siteUrl}${SEARCH}?q={searchTerms}"/>
</OpenSearchDescription>
`;
