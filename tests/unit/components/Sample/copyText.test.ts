import { copyText } from '../../../../src/components/Sample/copyText';
import { CLIPBOARD_TIMEOUT_MS } from '../../../../src/constants';

/** A document that copies by selection: what was selected, and whether the browser allows it. */
function documentThat(outcome: boolean | 'throws'): { selected: string[]; left: number } {
  const log = { selected: [] as string[], left: 0 };
  const area = {
    value: '',
    className: '',
    select: () => log.selected.push(area.value),
    remove: () => (log.left -= 1),
  };
  const execCommand = (): boolean => {
    if (outcome === 'throws') throw new Error('not supported');
    return outcome;
  };
  Object.assign(globalThis, {
    document: { createElement: () => area, body: { append: () => (log.left += 1) }, execCommand },
  });
  return log;
}

const clipboard = (writeText?: (text: string) => Promise<void>): void => {
  Object.defineProperty(globalThis, 'navigator', {
    value: writeText ? { clipboard: { writeText } } : {},
    configurable: true,
  });
};

// A clipboard is waited for: no test is held up by that, and none leaves a timer.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const CODE = '  const a = `$b`;\r\n\tconst c = 1;\n\n';

test('the clipboard gets the text exactly', async () => {
  const written: string[] = [];
  clipboard(async (text) => void written.push(text));
  const log = documentThat(false);
  await expect(copyText(CODE)).resolves.toBe(true);
  expect(written).toEqual([CODE]);
  expect(log.selected).toEqual([]);
});

describe.each([
  ['refuses', async () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['is missing', undefined],
])('where the clipboard %s', (_, writeText) => {
  test.each([
    [true, true],
    [false, false],
    ['throws' as const, false],
  ])(
    'a selection that ends in %s is reported as %s, and leaves nothing behind',
    async (outcome, copied) => {
      clipboard(writeText);
      const log = documentThat(outcome);
      await expect(copyText(CODE)).resolves.toBe(copied);
      expect(log).toEqual({ selected: [CODE], left: 0 });
    },
  );
});

test('a clipboard that never answers is given up, for the selection', async () => {
  clipboard(() => new Promise(() => undefined));
  const log = documentThat(true);
  const copied = copyText(CODE);
  await jest.advanceTimersByTimeAsync(CLIPBOARD_TIMEOUT_MS - 1);
  expect(log.selected).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await expect(copied).resolves.toBe(true);
  expect(log).toEqual({ selected: [CODE], left: 0 });
});
