import { windowSize } from '../../browser/firstScreen';
import { assetsOf, isOfThisRelease } from '../../browser/release';
import { TEXT } from '../../browser/text';
import { RUNNING, withoutStyles } from '../../browser/turn';
import { parseFirstScreen } from './parts';

/** The pages that the reader turns to, as they come. */

/** A page that is not shown now. Its elements are for the document that the reader sees. */
export interface Page {
  /** The address to which a host's rule led from the one asked for. */
  movedTo?: URL | undefined;
  title: string;
  /** Of the document's element: Docusaurus says there which page it is. */
  className: string;
  /** The elements of its head that `FACTS` selects. */
  facts: readonly Element[];
  /** Its main part, with the first screen of its text at least: the element itself, which may stand in the document already (ahead.ts). */
  main: HTMLElement;
  /** The contents of the elements around the main part that `OF_PAGE` names, in the order of the document. */
  others: readonly ParentNode[];
}

/** Selects what a page's head says of this page: by Docusaurus' components (react-helmet-async marks it) and by hosting/pageHead. */
export const FACTS =
  '[data-rh]:not(title), script[type="application/ld+json"], link[type="text/markdown"]';

/** Names the elements around the main part whose content differs from page to page; every page has the same ones. */
export const OF_PAGE = '[data-of-page]';

/** Names the document's frame: what stands around the text is the same on all pages with the same one (components/Article). */
const FRAME = 'main [data-frame]';

/** The frame of a page that can be shown within a document with the same one; undefined for a page that has to be loaded. */
const frameOf = (page: Document): string | undefined => {
  const { app, frame } = page.querySelector<HTMLElement>(FRAME)?.dataset ?? {};
  return app === 'never' ? frame : undefined;
};

/** The element that a page's text stands in. */
const PROSE = /<div class=["']?prose["']?>/;

/** What follows the text: the end of the article, the last footer of the page's main part. */
const TEXT_END = '</div><footer';

/** The files that the page is from stand at its end. */
const SCRIPTS = /<script\b[^>]*\bsrc=[^>]*><\/script>/g;

/** A page's HTML in two: the text, and all else but the menu and the page's end, which are there already. */
function taken(html: string): { around: string; text: string } | undefined {
  const end = html.lastIndexOf('</main>');
  const main = html.slice(0, end);
  const [prose] = PROSE.exec(main) ?? [];
  const textEnd = main.lastIndexOf(TEXT_END);
  if (end < 0 || !prose || textEnd < 0) return undefined;
  const textStart = main.indexOf(prose) + prose.length;
  return {
    around: [
      withoutStyles(main.slice(0, textStart)),
      main.slice(textEnd),
      '</main>',
      ...(html.slice(end).match(SCRIPTS) ?? []),
    ].join(''),
    text: main.slice(textStart, textEnd),
  };
}

/** What came for an address. */
interface Answer {
  html: string;
  movedTo: URL | undefined;
}

/** How many answers are kept: each has 0.2 MB, and a pointer that moves over the menu asks for every page in it. */
const MAX_KNOWN = 30;

/** The answers for the addresses that were asked for last, so that a page the reader comes back to need not be fetched. */
const known = new Map<string, Promise<Answer>>();

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address, { headers: { [RUNNING]: assetsOf(document).join(' ') } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return {
    html: await response.text(),
    movedTo: response.redirected ? new URL(response.url) : undefined,
  };
}

function answerOf(address: string): Promise<Answer> {
  const answer = known.get(address) ?? ask(address);
  known.delete(address);
  known.set(address, answer);
  if (known.size > MAX_KNOWN) known.delete(known.keys().next().value!);
  // The next one who asks tries again.
  answer.catch(() => known.delete(address));
  return answer;
}

async function make(address: string): Promise<Page> {
  const { html, movedTo } = await answerOf(address);
  const { around, text } = taken(html) ?? {};
  const page = new DOMParser().parseFromString(around ?? '', 'text/html');
  // No page, one with another frame, or one of another release. The message does not say which: nobody reads it, all would load it.
  if (text === undefined || frameOf(page) !== frameOf(document) || !isOfThisRelease(page))
    throw new Error(address);
  // Adopted now, so that its elements are only moved when the page is shown.
  const main = document.adoptNode(page.querySelector('main')!);
  parseFirstScreen(main.querySelector<HTMLElement>(TEXT)!, text, windowSize());
  return {
    movedTo,
    title: page.title,
    className: page.documentElement.className,
    facts: [...page.querySelectorAll(FACTS)],
    main,
    others: [...page.querySelectorAll(OF_PAGE)],
  };
}

/** The page that was made ready last and is not shown yet. Only one, since elements take memory; of the others the HTML is `known`. */
let ready: { address: string; page: Promise<Page> } | undefined;

/**
 * Makes a page ready, for a reader who may go to it.
 * @param address path and query
 */
export function preparePage(address: string): Promise<Page> {
  if (ready?.address === address) return ready.page;
  const mine = { address, page: make(address) };
  ready = mine;
  mine.page.catch(() => {
    if (ready === mine) ready = undefined;
  });
  return mine.page;
}

/** Whether a page is the one made ready last, and not shown yet. @param address path and query */
export const isReady = (address: string): boolean => ready?.address === address;

/**
 * Hands out a page, once.
 * @param address path and query
 * @throws when the page is not there, has another frame or is of another release, or the network fails; the browser then loads it
 */
export async function takePage(address: string): Promise<Page> {
  const page = preparePage(address);
  ready = undefined;
  return page;
}
