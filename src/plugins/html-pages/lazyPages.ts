import path from 'node:path';
import { inFront, type Middleware } from '../dev-server';
import type { KeptPages } from './keptPages';

/** The query of a page's real module; its path without a query is the module that waits for it. */
const QUERY = '?written';

/** Rspack's function that lets the browser say which modules it wants: https://rspack.rs/config/lazy-compilation */
interface LazyBundler {
  lazyCompilationMiddleware: (compiler: unknown) => Middleware;
}

/** Whether the bundler is Rspack, which has that function; webpack has not. */
export const isLazyBundler = (bundler: object): bundler is LazyBundler =>
  'lazyCompilationMiddleware' in bundler;

/**
 * For `npm start`: a page that is not kept is compiled only when a browser opens it. When none are kept, the first page is shown after
 * 10 s instead of 21 s, with 640 MB instead of 1,050 (measured). A page that is kept is read at once, since waiting for a browser
 * takes longer.
 * @param isPage whether a file is a page of the book
 * @param kept what pages were compiled to before
 * @returns the bundler's configuration, and the rule that stands in front of those of pages
 */
export function lazyPages(
  { lazyCompilationMiddleware }: LazyBundler,
  isPage: (file: string) => boolean,
  kept: KeptPages,
): { lazyCompilation: object; plugins: object[]; devServer: object; rule: object } {
  const known = new Map<string, boolean>();
  /** Answered once for each page: if its module became another one, the browser would reload. */
  function isLazy(file: string): boolean {
    // What an .mdx page imports may bring styles of its own.
    if (!isPage(file) || file.endsWith('.mdx')) return false;
    const answer = known.get(file) ?? kept.get(kept.keyOf(file)) === undefined;
    known.set(file, answer);
    return answer;
  }
  let hear: Middleware = (_request, _response, next) => next();
  return {
    lazyCompilation: {
      entries: false,
      imports: true,
      test: (module: { identifier: () => string }) => module.identifier().endsWith(QUERY),
    },
    plugins: [{ apply: (compiler: unknown) => (hear = lazyCompilationMiddleware(compiler)) }],
    devServer: inFront('lazy-pages', (...request) => hear(...request)),
    rule: {
      test: isLazy,
      resourceQuery: { not: (query: string) => query === QUERY },
      enforce: 'post',
      use: [{ loader: path.resolve(__dirname, 'lazyPage.js'), options: { query: QUERY } }],
    },
  };
}
