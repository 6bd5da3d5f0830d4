import {useLocation} from '@docusaurus/router';
import {useState, type ReactNode} from 'react';
import {knownHtml} from './pageHtml';
import {usePageText} from './usePageText';

/**
 * The text of a page in the reader's browser: the HTML that the build made of it, of the page opened first or of the
 * fetched one. So no page's text is in a script, and the first view has nothing of it to hydrate.
 */
export default function PageHtml(): ReactNode {
  const {pathname} = useLocation();
  const [html] = useState(() => knownHtml(pathname) ?? '');
  return <div className="prose" {...usePageText()} dangerouslySetInnerHTML={{__html: html}} suppressHydrationWarning />;
}
