/**
 * Replaces: @docusaurus/core 3.10.2 lib/client/preload.js (see plugins/replacements).
 * Why: a page of the book is more than its scripts: its text is HTML of its own (components/PageText).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {adoptFirstPage, loadPageHtml} from '../../components/PageText/pageHtml';

type Preloadable = {preload?: () => Promise<unknown>};

/** The component that shows a page of the book has this among its route's modules. */
const isPage = (route: object): boolean => 'sidebar' in route;

/** A malformed path (`/%FF`) is no page. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** On the server and on the development server React renders the text itself. */
const textIsHtml = process.env.NODE_ENV === 'production' && ExecutionEnvironment.canUseDOM;

let first = textIsHtml;

/**
 * Loads what a route needs before it is shown: its scripts, and the text of a page.
 * @param pathname the route's path
 */
export default function preload(pathname: string): Promise<unknown> {
  if (first) {
    adoptFirstPage();
    first = false;
  }
  const matches = [...new Set([pathname, decode(pathname)])].flatMap((path) => matchRoutes(routes as never, path));
  const text = textIsHtml && matches.some(({route}) => isPage(route)) ? [loadPageHtml(pathname)] : [];
  return Promise.all([...matches.map(({route}) => (route.component as Preloadable | undefined)?.preload?.()), ...text]);
}
