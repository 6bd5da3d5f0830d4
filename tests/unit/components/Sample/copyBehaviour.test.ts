import { copySample } from '../../../../src/components/Sample/copyBehaviour';
import { announce } from '../../../../src/components/StatusRegion/announce';
import { COPY_CONFIRMATION_MS } from '../../../../src/constants';

jest.mock('../../../../src/components/StatusRegion/announce', () => ({ announce: jest.fn() }));

interface Code {
  textContent: string;
  getClientRects: () => object[];
  closest: () => null;
}

let written: string[];
let selected: Code[];
let allowed: boolean;
let heard: string[];

const code = (textContent: string, shown = true): Code => ({
  textContent,
  getClientRects: () => (shown ? [{}] : []),
  closest: () => null,
});

/** A copy button in a sample with these panels. */
const buttonOf = (...panels: Code[]): HTMLElement =>
  ({ dataset: {}, closest: () => ({ querySelectorAll: () => panels }) }) as unknown as HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  [written, selected, allowed, heard] = [[], [], true, []];
  jest.mocked(announce).mockImplementation((sentence) => void heard.push(sentence));
  const writeText = async (text: string): Promise<void> => {
    if (!allowed) throw new DOMException('', 'NotAllowedError');
    written.push(text);
  };
  Object.defineProperty(globalThis, 'navigator', {
    value: { clipboard: { writeText } },
    configurable: true,
  });
  Object.assign(globalThis, {
    window: {
      setTimeout,
      clearTimeout,
      getSelection: () => ({
        removeAllRanges: () => selected.splice(0),
        addRange: ({ element }: { element: Code }) => selected.push(element),
      }),
    },
    document: {
      createElement: () => ({ select: () => undefined, remove: () => undefined }),
      body: { append: () => undefined },
      execCommand: () => false,
      createRange: () => {
        const range = {
          element: undefined as unknown,
          selectNodeContents: (element: unknown) => (range.element = element),
        };
        return range;
      },
    },
  });
});
afterEach(() => jest.useRealTimers());

test('the panel in sight is copied, and the button says so for 2 s', async () => {
  const button = buttonOf(code('const a: number = 1;\n', false), code('const a = 1;\n'));
  await copySample(button);
  expect([written, heard, button.dataset.outcome]).toEqual([
    ['const a = 1;\n'],
    ['copied'],
    'copied',
  ]);
  jest.advanceTimersByTime(COPY_CONFIRMATION_MS - 1);
  expect(button.dataset.outcome).toBe('copied');
  jest.advanceTimersByTime(1);
  expect(button.dataset).toEqual({});
});

test('2 s after the last press, not the first', async () => {
  const button = buttonOf(code('a'));
  await copySample(button);
  jest.advanceTimersByTime(1500);
  await copySample(button);
  jest.advanceTimersByTime(1500);
  expect(button.dataset.outcome).toBe('copied');
  jest.advanceTimersByTime(500);
  expect(button.dataset).toEqual({});
});

test('two samples do not share their time', async () => {
  const [first, second] = [buttonOf(code('a')), buttonOf(code('b'))];
  await copySample(first);
  jest.advanceTimersByTime(1500);
  await copySample(second);
  jest.advanceTimersByTime(500);
  expect([first.dataset, second.dataset.outcome]).toEqual([{}, 'copied']);
});

test('where copying is refused it never says “copied”: the code is selected instead', async () => {
  allowed = false;
  const panel = code('const a = 1;');
  const button = buttonOf(panel);
  await copySample(button);
  expect([button.dataset.outcome, selected, heard]).toEqual(['refused', [panel], ['refused']]);
  jest.advanceTimersByTime(COPY_CONFIRMATION_MS);
  expect(button.dataset).toEqual({});
});

test('without a panel in sight nothing is claimed', async () => {
  const button = buttonOf(code('a', false));
  await copySample(button);
  expect([written, heard, button.dataset]).toEqual([[], [], {}]);
});
