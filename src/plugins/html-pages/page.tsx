import type {ComponentType, ReactNode} from 'react';
import {usePageText} from '../../components/PageText/usePageText';
import {DATA_ID, readData, type PageData} from './data';
import './styles';

/** The pages in the reader's browser: the one opened first, and those fetched since. */

/** A page as its module hands it to Docusaurus. */
interface Page {
  data: PageData;
  /** Shows the text. */
  Content: ComponentType;
}

/** The text of a page, in a document of this site. */
const TEXT = 'article .prose';

/** One spelling for each page's address. */
const keyOf = (path: string): string => decodeSafely(path).replace(/\/+$/, '') || '/';

function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Takes a page out of its document; undefined when that is no page with a text. */
export function pageIn(document: Document): Page | undefined {
  const html = document.querySelector(TEXT)?.innerHTML;
  const data = document.getElementById(DATA_ID)?.textContent;
  if (html === undefined || !data) return undefined;
  // One object for good: React writes the HTML again whenever it is given another one, and the reader's choices in it were gone.
  const inner = {__html: html};
  return {
    data: readData(data),
    Content: (): ReactNode => <div className="prose" {...usePageText()} dangerouslySetInnerHTML={inner} suppressHydrationWarning />,
  };
}

const assetsOf = (document: Document): string[] =>
  [...document.querySelectorAll('script[src^="/assets/"], link[rel="stylesheet"]')].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');

/** Whether a page was built together with the one that runs; new texts alone keep the names of scripts and style sheet. */
function isOfThisRelease(document: Document): boolean {
  const running = assetsOf(window.document);
  return assetsOf(document).every((asset) => running.includes(asset));
}

async function fetchPage(address: string): Promise<Page> {
  const response = await fetch(address);
  const document = response.ok && !response.redirected ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
  const page = document && pageIn(document);
  if (!page) throw new Error(`No page at ${address}: ${response.status}`);
  if (!isOfThisRelease(document)) throw new Error(`The page at ${address} is of another release`);
  return page;
}

/** Whether the document still is what the browser opened: React has not changed it yet. */
const isUntouched = (): boolean => document.documentElement.dataset.hasHydrated !== 'true';

/**
 * Opens a page: the one that the browser has opened is read from the document, any other one is fetched. Each page's
 * module awaits it, so that Docusaurus has the page when it has the module.
 * @param permalink the page's address
 * @throws when the page is not there or of another release, or the network fails; Docusaurus then loads the page as a whole
 */
export async function openPage(permalink: string): Promise<Page> {
  const address = keyOf(permalink);
  const opened = isUntouched() && keyOf(window.location.pathname) === address ? pageIn(document) : undefined;
  return opened ?? fetchPage(address);
}
