import { nextTask } from '../../browser/nextTask';

/** On the headings that begin a part of a page's text; the build sets it (remark.ts). */
export const PART = 'data-part';

const HEADING = new RegExp(`(?=<h[34] id=[^ >]+ ${PART}\\b)`);

/** So long one task parses, and then the part that it is at: tasks above 50 ms are felt. */
const TASK_MS = 15;

/**
 * Parses a page's text in steps: in one, a phone does not answer for a tenth of a second where the text is long.
 * @param html as the build wrote it
 * @returns what stands in it, in an element that is not in the document
 */
export async function parseInParts(html: string): Promise<HTMLElement> {
  const text = document.createElement('div');
  let end = performance.now() + TASK_MS;
  for (const part of html.split(HEADING)) {
    if (performance.now() > end) {
      await nextTask();
      end = performance.now() + TASK_MS;
    }
    text.insertAdjacentHTML('beforeend', part);
  }
  return text;
}
