import { NOINDEX_WORD } from '../data/noindex';
import { TITLE_SUFFIX } from '../data/site';

/** What leads on from such a page. */
export const REDIRECT_SCRIPT = '/redirect.js';

/**
 * The page at an old address, for hosts without redirect rules. `/redirect.js` keeps the reader's query and fragment;
 * without JavaScript the refresh leads on, and the link is there for everyone else. No inline script, so that the
 * policy needs one digest for all of these pages.
 * @param from the old address
 * @param to where it leads: both are routes that `redirectFaults` has accepted, so that nothing needs escaping
 * @param digest of that script
 * @param siteUrl origin of the published site, where it is known
 */
export const redirectPage = (
  from: string,
  to: string,
  digest: string,
  siteUrl: string | undefined,
): string => `<!doctype html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Moved | ${TITLE_SUFFIX}</title>
${siteUrl === undefined ? '' : `<link rel="canonical" href="${siteUrl}${to}">\n`}${from.includes(NOINDEX_WORD) ? '<meta name="robots" content="noindex">\n' : ''}<script src="${REDIRECT_SCRIPT}" data-to="${to}" integrity="${digest}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<p>这一页已经搬到 <a href="${to}">${to}</a>。</p>
</body>
</html>
`;
