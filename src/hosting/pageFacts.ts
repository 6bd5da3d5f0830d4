import { Cache, digestOf } from '../cache';
import { blockedMarkup, scriptFiles, scriptHashes, styleHashes, tagsOf, type Tag } from './html';
import { STYLE_FILE } from './styleFile';

/** What the end of a build wants to know of a finished page. */
export interface PageFacts {
  /** The digests of its inline scripts. */
  inlineScripts: string[];
  /** The digests of the style sheets that it brings along. */
  inlineStyles: string[];
  scriptFiles: ReturnType<typeof scriptFiles>;
  /** What the policy would block on it, each kind once. */
  blocked: string[];
  /** The site's own files that it shows or fills in: pictures, icons, samples. */
  shown: string[];
  /** The app's scripts and styles, as `assetsOf` in `browser/release.ts` reads them from a document. */
  assets: string[];
}

/** Whether a tag brings a file into the page. What it only points at (its Markdown, the feed) needs the network. */
const shows = ({ name, attributes: { rel } }: Tag): boolean =>
  name === 'link' ? rel === 'icon' : name !== 'a';

const shownBy = (tags: readonly Tag[]): string[] =>
  tags
    .filter(shows)
    .flatMap(({ attributes }) => [attributes.src, attributes.href, attributes['data-src']])
    .filter((address): address is string => address !== undefined && /^\/[^/]/.test(address));

const assetsIn = (tags: readonly Tag[]): string[] =>
  tags.flatMap(({ name, attributes: { src, [STYLE_FILE]: styles } }) =>
    name === 'script' && src?.startsWith('/assets/')
      ? [src]
      : name === 'style' && styles !== undefined
        ? [styles]
        : [],
  );

const cache = new Cache<PageFacts>('page-facts', ['src/hosting/pageFacts.ts']);

/** One reading of a page's HTML serves the policy and the files for reading without a network. */
export const factsOf = (html: string): PageFacts =>
  cache.of(digestOf(html), () => {
    const tags = tagsOf(html);
    return {
      inlineScripts: scriptHashes(tags),
      inlineStyles: styleHashes(tags),
      scriptFiles: scriptFiles(tags),
      blocked: [...new Set(blockedMarkup(tags))],
      shown: shownBy(tags),
      assets: assetsIn(tags),
    };
  });
