import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { AD_FRAME } from './adFrame';
import { isCopy } from './encodings';
import { SANDBOX_FOLDER } from './sandbox';

/** The page that a host shows for an unknown path when it has no better rule. */
export const NOT_FOUND_FILE = '404.html';

/**
 * Every file of a built site but the compressed copies, as paths below it with `/` between folders, in a fixed order.
 * @param buildDir the folder that `docusaurus build` wrote
 */
export function listFiles(buildDir: string): string[] {
  return (readdirSync(buildDir, { recursive: true }) as string[])
    .filter((file) => statSync(path.join(buildDir, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isCopy(file))
    .sort();
}

/**
 * The pages among the files of a built site: route → file. With `trailingSlash: false` Docusaurus writes `/guards`
 * as `guards.html`; an `index.html` in a folder is a redirect page, made by plugin-client-redirects.
 */
export function pagesOf(files: readonly string[]): Map<string, string> {
  const pages = files.filter(
    (file) =>
      file.endsWith('.html') &&
      file !== NOT_FOUND_FILE &&
      `/${file}` !== AD_FRAME &&
      !file.startsWith(`${SANDBOX_FOLDER}/`),
  );
  return new Map(
    pages.flatMap((file): Array<[string, string]> => {
      if (file === 'index.html') return [['/', file]];
      return file.endsWith('/index.html') ? [] : [[`/${file.slice(0, -'.html'.length)}`, file]];
    }),
  );
}

/** The file of a page, below the built site's folder. */
export const pageFile = (route: string): string => {
  if (route === '/') return 'index.html';
  return route.endsWith('.html') ? route.slice(1) : `${route.slice(1)}.html`;
};

/** The file of the redirect page that answers an old address on a host without rules. */
export const redirectPageFile = (from: string): string => `${from.slice(1)}/index.html`;
