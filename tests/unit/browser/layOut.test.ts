import { layOutSome } from '../../../src/browser/layOut';

/** A device: what a part takes there, in ms. */
let device = { part: 0, character: 0 };
let now = 0;
jest.spyOn(performance, 'now').mockImplementation(() => now);

/** A part of a text, which is laid out when it is asked where it is. */
function partOf(characters: number): HTMLElement {
  const dataset: DOMStringMap = {};
  let isLaidOut = false;
  const part = {
    dataset,
    textContent: 'x'.repeat(characters),
    getBoundingClientRect() {
      if (dataset.laidOut === '' && !isLaidOut) {
        now += device.part + characters * device.character;
        isLaidOut = true;
      }
      return { bottom: 0 };
    },
  };
  return part as unknown as HTMLElement;
}

/** Lays out parts of so many characters, in steps. @returns of each step, the parts and the ms that it took */
function steps(sizes: readonly number[]): Array<{ parts: number; took: number }> {
  const rest = sizes.map(partOf);
  const all: Array<{ parts: number; took: number }> = [];
  while (rest[0]) {
    const [before, start] = [rest.length, now];
    layOutSome(rest);
    all.push({ parts: before - rest.length, took: now - start });
  }
  return all;
}

/** Headings, paragraphs and samples in turn. */
const TEXT = Array.from({ length: 20 }, () => [10, 200, 250, 900]).flat();
/** What one step may take before it counts as long (W3C Long Tasks). */
const LONG_MS = 50;

test('a slow device does less in a step: none of several parts is a long one', () => {
  device = { part: 3, character: 0.04 };
  // The first few are how it finds out.
  const later = steps(TEXT).slice(5);
  expect(Math.max(...later.map(({ took }) => took))).toBeLessThan(LONG_MS);
  expect(later.filter(({ parts, took }) => parts > 1 && took > 25)).toEqual([]);
});

test('a quick one does more, also after a slow beginning, and a text is there in fewer steps', () => {
  device = { part: 3, character: 0.04 };
  const slow = steps(TEXT).length;
  device = { part: 1.5, character: 0.002 };
  steps(TEXT);
  const quick = steps(TEXT);
  expect(quick.length).toBeLessThan(slow / 3);
  expect(Math.max(...quick.map(({ took }) => took))).toBeLessThan(25);
});

test('parts that are laid out already do not count: they say nothing of the device', () => {
  device = { part: 3, character: 0.04 };
  steps(TEXT);
  device = { part: 0, character: 0 };
  steps(TEXT);
  device = { part: 3, character: 0.04 };
  expect(steps(TEXT).filter(({ parts, took }) => parts > 1 && took > 25)).toEqual([]);
});
