import {
  parseFirstScreen,
  parseRest,
  parseRestOfShown,
} from '../../../../src/plugins/html-pages/parts';

let mockNextTask = (): void => undefined;
jest.mock('../../../../src/browser/nextTask', () => ({
  nextTask: async () => mockNextTask(),
}));
/** What waits for the browser to be idle, or to have painted. */
let mockWaiting: Array<() => void> = [];
jest.mock('../../../../src/browser/idle', () => ({
  whenIdle: (next: () => void) => void mockWaiting.push(next),
  whenPainted: (next: () => void) => void mockWaiting.push(next),
}));

const heading = (id: string): string => `<h3 id=${id} data-part="" class=heading>${id}</h3>`;
const PARTS = [
  '<p>导语',
  `${heading('a')}<p>1`,
  `${heading('b')}<blockquote><h3 id=c>c</h3></blockquote>`,
  '<h4 id=d data-part>d</h4>',
];
const ALL = PARTS.join('');

/** How long a part takes, in ms. */
let partMs = 1;
let now = 0;
jest.spyOn(performance, 'now').mockImplementation(() => now);

/** An element that takes a text, each part as one child. */
class Text {
  readonly children: Array<{ localName: string; textContent: string; html: string }> = [];
  readonly dataset: DOMStringMap = {};
  isConnected = true;
  readonly heard: string[] = [];
  insertAdjacentHTML(_: string, html: string): void {
    this.children.push({ localName: 'p', textContent: html, html });
    now += partMs;
  }
  dispatchEvent({ type }: Event): void {
    this.heard.push(type);
  }
  get html(): string[] {
    return this.children.map((child) => child.html);
  }
  get element(): HTMLElement {
    return this as unknown as HTMLElement;
  }
}

let events: Record<string, () => void>;

/** A text of which a window of that height has been parsed. */
function begun(height: number): Text {
  const text = new Text();
  parseFirstScreen(text.element, ALL, { width: 1280, height });
  return text;
}
/** It has room for the title, and for one part. */
const LOW = 210;

beforeEach(() => {
  partMs = 1;
  mockWaiting = [];
  events = {};
  Object.assign(globalThis, {
    window: { addEventListener: (type: string, then: () => void) => (events[type] = then) },
  });
});

describe('the first screen', () => {
  test('is parsed from heading to heading, up to the part that follows it', () =>
    expect(begun(LOW).html).toEqual(PARTS.slice(0, 2)));

  test('is all of the text where that is no longer', () =>
    expect(begun(10_000).html).toEqual(PARTS));
});

test('what is not shown yet is parsed in tasks, and nothing is lost', async () => {
  const text = begun(LOW);
  const tasks: number[] = [];
  mockNextTask = () => void tasks.push(text.children.length);
  partMs = 20;
  await parseRest({ querySelector: () => text } as unknown as HTMLElement);
  expect(text.html).toEqual(PARTS);
  expect(tasks).toEqual([3]);
});

test('a page without a text has nothing to parse', () =>
  expect(parseRest({ querySelector: () => null } as unknown as HTMLElement)).resolves.toBe(
    undefined,
  ));

describe('the rest of a text that is shown', () => {
  test('waits for the paint, comes in steps, and the text hears when it is whole', () => {
    const text = begun(LOW);
    partMs = 20;
    parseRestOfShown(text.element);
    expect([text.children.length, text.dataset]).toEqual([2, { inPart: '' }]);
    mockWaiting.shift()!();
    expect([text.children.length, text.dataset, text.heard]).toEqual([3, { inPart: '' }, []]);
    mockWaiting.shift()!();
    expect([text.html, text.dataset, text.heard]).toEqual([PARTS, {}, ['whole']]);
    expect(mockWaiting).toEqual([]);
  });

  test('is nothing where all is there', () => {
    const text = begun(10_000);
    parseRestOfShown(text.element);
    expect([text.dataset, mockWaiting, events]).toEqual([{}, [], {}]);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'beforeprint'])(
    'is there at once when the reader does something (%s)',
    (type) => {
      const text = begun(LOW);
      partMs = 20;
      parseRestOfShown(text.element);
      events[type]!();
      expect([text.html, text.dataset, text.heard]).toEqual([PARTS, {}, ['whole']]);
      // The step that waits finds nothing left to do.
      mockWaiting.shift()!();
      expect([text.html, text.heard]).toEqual([PARTS, ['whole']]);
    },
  );

  test('is not wanted any more once the reader has left the page', () => {
    const text = begun(LOW);
    parseRestOfShown(text.element);
    text.isConnected = false;
    const next = begun(LOW);
    parseRestOfShown(next.element);
    mockWaiting.shift()!();
    expect([text, next].map(({ children, heard }) => [children.length, heard])).toEqual([
      [2, []],
      [2, []],
    ]);
  });
});
