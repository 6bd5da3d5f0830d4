import { EMPTY_TEXT, failureText } from '../../../../src/components/RemoteSample/failures';
import { fetchSample, withinLimit } from '../../../../src/components/RemoteSample/fetchSample';
import {
  REMOTE_SAMPLE_CHARACTER_COUNT as LIMIT,
  REMOTE_SAMPLE_TIMEOUT_MS,
} from '../../../../src/constants';

test.each([
  [404, 'Not Found', 'Error 404 while fetching file: Not Found'],
  [404, '', 'Error 404 while fetching file: Not Found'],
  [500, '', 'Error 500 while fetching file: Internal Server Error'],
  [418, '', 'Error 418 while fetching file: Unknown'],
  [418, 'I am a teapot', 'Error 418 while fetching file: I am a teapot'],
])('%d %j reads as ARCHITECTURE.md#remote-samples has it', (status, statusText, text) =>
  expect(failureText(status, statusText)).toBe(text),
);

describe('fetching', () => {
  let answer: (signal: AbortSignal) => Promise<Partial<Response>>;
  let calls: number;
  const file = (text: string, more: Partial<Response> = {}): Promise<Partial<Response>> =>
    Promise.resolve({
      ok: true,
      redirected: false,
      headers: new Headers({ 'content-type': 'text/plain' }),
      text: async () => text,
      ...more,
    });
  const run = (
    src = '/samples/cats.ts',
    signal = new AbortController().signal,
  ): ReturnType<typeof fetchSample> => fetchSample(src, signal);

  beforeEach(() => {
    calls = 0;
    global.fetch = ((_: string, { signal }: { signal: AbortSignal }) => (
      (calls += 1),
      answer(signal)
    )) as typeof fetch;
  });
  afterEach(() => jest.useRealTimers());

  test('a file’s text, exactly', async () => {
    answer = () => file('a\tb\r\n<script>\n');
    await expect(run()).resolves.toEqual({ text: 'a\tb\r\n<script>\n', phase: 'shown' });
  });

  test.each<[string, () => Promise<Partial<Response>>, string]>([
    [
      'missing',
      () => file('', { ok: false, status: 404, statusText: '' }),
      'Error 404 while fetching file: Not Found',
    ],
    ['empty', () => file(''), EMPTY_TEXT],
    ['blank', () => file(' \n'), EMPTY_TEXT],
    ['the home page instead', () => file('<html>', { redirected: true }), EMPTY_TEXT],
    [
      'some page instead',
      () =>
        file('<html>', { headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }) }),
      EMPTY_TEXT,
    ],
  ])('%s', async (_, what, text) => {
    answer = what;
    await expect(run()).resolves.toEqual({ text, phase: 'failed' });
  });

  test('no network', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(run()).rejects.toThrow('Failed to fetch');
  });

  test('of a text that is too long, the beginning', async () => {
    answer = () => file('line\n'.repeat(LIMIT));
    const { text, phase } = await run();
    expect([phase, text.length <= LIMIT]).toEqual(['cut', true]);
  });

  test('another site is never asked', async () => {
    answer = () => file('x');
    await expect(run('//evil.com/x')).resolves.toEqual({ text: EMPTY_TEXT, phase: 'failed' });
    expect(calls).toBe(0);
  });

  const hang = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );

  test('an answer that does not come is given up after 15 s', async () => {
    jest.useFakeTimers();
    answer = hang;
    let outcome: unknown;
    void run().then((value) => (outcome = value));
    await jest.advanceTimersByTimeAsync(REMOTE_SAMPLE_TIMEOUT_MS - 1);
    expect(outcome).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual({
      text: 'Error 408 while fetching file: Request Timeout',
      phase: 'failed',
    });
  });

  test('a reader who leaves sees nothing', async () => {
    answer = hang;
    const leaving = new AbortController();
    const running = run('/samples/cats.ts', leaving.signal);
    leaving.abort();
    await expect(running).rejects.toThrow();
  });
});

test.each([
  ['short', 'a\nb', 'a\nb'],
  ['just short enough', 'a'.repeat(LIMIT), 'a'.repeat(LIMIT)],
  ['cut after a line', `${'a'.repeat(LIMIT - 1)}\n${'b'.repeat(50)}`, `${'a'.repeat(LIMIT - 1)}\n`],
  ['cut within its only line', 'a'.repeat(LIMIT + 1), 'a'.repeat(LIMIT)],
])('a text within the limit: %s', (_, text, shown) =>
  expect(withinLimit(text) === shown).toBe(true),
);
