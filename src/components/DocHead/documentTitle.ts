/** The title of pages whose route has none (spec §2). */
const UNTITLED = 'Documentation';

/**
 * The part of the document title before the site's suffix: the route's English title, none at the root.
 * @param permalink the page's route
 * @param titleEn `titleEn` of its front matter
 */
export const documentTitle = (permalink: string, titleEn: string | undefined): string =>
  permalink === '/' || !titleEn ? UNTITLED : titleEn;
