import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { layOutFirstScreen } from '../first-view/firstScreen';
import { openedPath, openedText } from '../first-view/opened';
import { arrivingAtTop } from '../navigation/scroll';
import { useAppLinks } from '../navigation/useAppLinks';
import { RUNNING } from '../offline/format';
import { DATA_ID, readData, type PageData } from './data';
import { parseInParts } from './parts';
import { assetsOf, isOfThisRelease } from './release';
import './styles';

/** The pages in the reader's browser: the one opened first, and those fetched since. */

/** Tells React that what stands in an element is not its own. One object for good: it would write another one into it. */
const OTHERS = { __html: '' };

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
 * A text as a component: React leaves what is in it alone.
 * @param html the text, as the build wrote it
 * @param parsed the same, for the first time that it is shown
 */
function textComponent(html: string, parsed?: HTMLElement): ComponentType {
  return function Text(): ReactNode {
    const text = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      // The text that the browser has opened is there.
      const element = text.current!;
      if (!element.firstChild && parsed) element.append(...parsed.childNodes);
      if (!element.firstChild) element.innerHTML = html;
      parsed = undefined;
      const screen = arrivingAtTop();
      if (screen) layOutFirstScreen(element, screen);
    }, []);
    return (
      <div
        ref={text}
        className="prose"
        {...useAppLinks()}
        dangerouslySetInnerHTML={OTHERS}
        suppressHydrationWarning
      />
    );
  };
}

const dataIn = (document: Document): PageData | undefined => {
  const data = document.getElementById(DATA_ID)?.textContent;
  return data ? readData(data) : undefined;
};

/** The page that the browser has opened. */
function openedPage(): Page | undefined {
  const data = dataIn(document);
  return data && openedText !== undefined
    ? { data, Content: textComponent(openedText) }
    : undefined;
}

/**
 * A page as it comes: what stands before its text (the assets), the text, what is known of it (PageText/PageData.tsx) and what is
 * not needed: the menu and the end of the page are there already.
 */
const PAGE = new RegExp(
  `^(.*?<div class=["']?prose["']?>)(.*)(</div>\\s*<script [^>]*\\bid=["']?${DATA_ID}\\b.*?</script>)`,
  's',
);

async function fetchPage(address: string): Promise<Page> {
  const running = assetsOf(document).join(' ');
  const response = await fetch(address, { headers: { [RUNNING]: running } });
  const [, before = '', text = '', after = ''] =
    response.ok && !response.redirected ? (PAGE.exec(await response.text()) ?? []) : [];
  const page = new DOMParser().parseFromString(before + after, 'text/html');
  const data = dataIn(page);
  if (!data) throw new Error(`${address}: ${response.status}`);
  if (!isOfThisRelease(page)) throw new Error(`${address} is of another release`);
  return { data, Content: textComponent(text, await parseInParts(text)) };
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
  const opened = isUntouched() && keyOf(openedPath) === address ? openedPage() : undefined;
  return opened ?? fetchPage(address);
}
