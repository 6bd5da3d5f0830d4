import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { openedPath, openedText, TEXT } from '../first-view/opened';
import { textArrives } from '../navigation/scroll';
import { useAppLinks } from '../navigation/useAppLinks';
import { RUNNING } from '../offline/format';
import { DATA_ID, readData, type PageData } from './data';
import { assetsOf, isOfThisRelease } from './release';
import './styles';

/** The pages in the reader's browser: the one opened first, and those fetched since. */

/** A page as its module hands it to Docusaurus. */
interface Page {
  data: PageData;
  /** Shows the text. */
  Content: ComponentType;
}

/** One spelling for each page's address. */
const keyOf = (path: string): string => decodeSafely(path).replace(/\/+$/, '') || '/';

function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Takes a page out of its document; undefined when that is no page with a text.
 * @param html the text, where it stands in the document no longer as it came
 */
function pageIn(
  document: Document,
  html = document.querySelector(TEXT)?.innerHTML,
): Page | undefined {
  const data = document.getElementById(DATA_ID)?.textContent;
  if (html === undefined || !data) return undefined;
  // One object for good: React writes the HTML again whenever it is given another one, and the reader's choices in it were gone.
  const inner = { __html: html };
  return {
    data: readData(data),
    Content: function Text(): ReactNode {
      useLayoutEffect(textArrives, []);
      return (
        <div
          className="prose"
          {...useAppLinks()}
          dangerouslySetInnerHTML={inner}
          suppressHydrationWarning
        />
      );
    },
  };
}

async function fetchPage(address: string): Promise<Page> {
  const running = assetsOf(window.document).join(' ');
  const response = await fetch(address, { headers: { [RUNNING]: running } });
  const document =
    response.ok && !response.redirected
      ? new DOMParser().parseFromString(await response.text(), 'text/html')
      : undefined;
  const page = document && pageIn(document);
  if (!page) throw new Error(`${address}: ${response.status}`);
  if (!isOfThisRelease(document)) throw new Error(`${address} is of another release`);
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
  const opened =
    isUntouched() && keyOf(openedPath) === address ? pageIn(document, openedText) : undefined;
  return opened ?? fetchPage(address);
}
