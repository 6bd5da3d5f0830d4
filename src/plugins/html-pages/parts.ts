import { firstParts, type WindowSize } from '../../browser/firstScreen';
import { whenIdle, whenPainted } from '../../browser/idle';
import { nextTask } from '../../browser/nextTask';
import { TAKING_OVER } from '../../browser/takingOver';
import { TEXT, WHOLE } from '../../browser/text';
import { PART } from './partMark';

/**
 * The text of a page that the reader turns to, from its HTML. A phone takes a tenth of a second to parse a long one, and a fraction of
 * that for its first screen: the page is shown as soon as that is there. The rest follows once it is painted, a few parts at a
 * time.
 */

const HEADING = new RegExp(`(?=<h[34] id=[^ >]+ ${PART}\\b)`);

/** How long one task parses, in ms, before it ends with the part it is at: readers feel tasks above 50 ms. */
const TASK_MS = 15;

/** What is left of texts that are not whole. */
const rests = new WeakMap<Element, string[]>();

/** Whether all of a text is parsed. */
const isWhole = (text: Element): boolean => !rests.get(text)?.length;

/**
 * Parses the next part of a text, and those after it for which there is time.
 * @param time in ms
 * @returns whether the text is whole
 */
export function parseMore(text: Element, time = TASK_MS): boolean {
  const rest = rests.get(text) ?? [];
  const end = performance.now() + time;
  while (rest.length > 0) {
    text.insertAdjacentHTML('beforeend', rest.shift()!);
    if (performance.now() >= end) break;
  }
  return rest.length === 0;
}

/**
 * Parses as much of a text as fills its first screen.
 * @param text what it comes into, in no document
 * @param html as the build wrote it
 * @param screen the window, in px
 */
export function parseFirstScreen(text: HTMLElement, html: string, screen: WindowSize): void {
  rests.set(text, html.split(HEADING));
  // Until there is a part beyond the first screen's.
  while (!parseMore(text, 0) && firstParts(text, screen).length === text.children.length);
}

/**
 * Parses the rest of a page's text before it is shown, in steps: in one, a phone does not answer for a tenth of a second.
 * @param main its main part, with or without a text
 */
export async function parseRest(main: HTMLElement): Promise<void> {
  const text = main.querySelector(TEXT);
  while (text && !parseMore(text)) await nextTask();
}

/** Parses more of the text shown. @param time in ms */
let parseShown = (_time?: number): void => undefined;

/** For what a reader does that may need all of the text: searching the page, printing, a link to a section. */
const parseNow = (): void => parseShown(Infinity);

/** Parses the rest of the text shown, if it is not whole (`data-in-part`): in steps, once its first screen is painted. */
export function parseRestOfShown(text: HTMLElement): void {
  if (isWhole(text)) return;
  const parse = (time?: number): void => {
    if (!text.isConnected || isWhole(text)) return;
    if (!parseMore(text, time)) return whenIdle(() => parse());
    delete text.dataset.inPart;
    text.dispatchEvent(new Event(WHOLE));
  };
  text.dataset.inPart = '';
  whenPainted(() => parse());
  parseShown = parse;
  for (const type of [...TAKING_OVER, 'click', 'beforeprint'])
    window.addEventListener(type, parseNow, { passive: true, capture: true, once: true });
}
