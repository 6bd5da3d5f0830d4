import { placeAhead } from '../../components/AdSlot/adBehaviour';
import { firstParts, windowSize } from '../../browser/firstScreen';
import { whenIdle } from '../../browser/idle';
import { layOutSome } from '../../browser/layOut';
import { TEXT } from '../../browser/text';
import { parseMore } from './parts';

/**
 * A reader who turns to a page waits mostly for the browser to style it and lay it out. So the page that is made ready is put into
 * the document before, behind the one shown: its first screen is laid out while the browser is idle, at its final width, but it takes
 * no room (`data-ahead` in DocFrame's styles) and nobody can reach it (`inert`: keyboard, screen reader, search in the page,
 * selection). When it is shown, it only gets its room.
 *
 * The first main part of the document is the one shown, and so is the first element with an id.
 */

/** Names the main part of a page that is not shown yet. */
const AHEAD = 'main[data-ahead]';

/** Whether the browser can lay out the first screen alone, and leave the rest; others would lay out the whole page. */
const canLayAhead = (): boolean =>
  CSS.supports('(content-visibility: hidden) and (overflow-anchor: auto)');

/** No page is ahead any more. */
function leaveAhead(): void {
  document.querySelector(AHEAD)?.remove();
}

/**
 * Lays out the first screen of a page in steps, unless that has begun, and parses the rest of its text. A page that was ahead before
 * is removed.
 * @param main the page's main part, which is in no document or is the one ahead
 */
export function layAhead(main: HTMLElement): void {
  const text = main.querySelector<HTMLElement>(TEXT);
  if (main.isConnected || !text || !canLayAhead()) return;
  leaveAhead();
  main.inert = true;
  main.dataset.ahead = '';
  main.dataset.lazyLayout = 'first';
  placeAhead(main);
  document.querySelector('main')!.after(main);
  const parts = [
    ...firstParts(text, windowSize()),
    ...main.querySelectorAll<HTMLElement>('#contents'),
  ];
  const step = (): void => {
    if (!main.isConnected || main.dataset.ahead === undefined) return;
    if (parts[0]) layOutSome(parts);
    else if (parseMore(text)) return;
    whenIdle(step);
  };
  whenIdle(step);
}

/** Puts a page's main part in the place of the one shown; one that is laid out ahead stays so. */
export function showMain(main: HTMLElement): void {
  const shown = document.querySelector('main')!;
  if (!main.isConnected) {
    leaveAhead();
    shown.after(main);
  }
  main.inert = false;
  delete main.dataset.ahead;
  shown.remove();
}
