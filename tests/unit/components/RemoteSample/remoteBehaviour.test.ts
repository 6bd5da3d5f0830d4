import { fillRemoteSamples } from '../../../../src/components/RemoteSample/remoteBehaviour';
import { fetchSample } from '../../../../src/components/RemoteSample/fetchSample';

jest.mock('../../../../src/components/RemoteSample/fetchSample', () => ({
  fetchSample: jest.fn(),
}));

const settle = (): Promise<void> => new Promise(setImmediate);

function sample(src: string) {
  const code = { textContent: '' };
  const retry: Array<() => void> = [];
  const button = {
    addEventListener: (_: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
      retry.push(listener);
      signal.addEventListener('abort', () => retry.pop());
    },
  };
  const pre = {
    dataset: { src, loading: '正在载入……', unreachable: 'no network' } as {
      src: string;
      phase?: string;
    },
    querySelector: () => code,
    closest: () => ({ querySelector: () => button }),
  };
  return { pre, code, retry };
}

const rootWith = (...samples: Array<ReturnType<typeof sample>>): HTMLElement =>
  ({ querySelectorAll: () => samples.map(({ pre }) => pre) }) as unknown as HTMLElement;

beforeEach(() => jest.mocked(fetchSample).mockReset());

test('every sample shows that it is loading, then its text', async () => {
  jest
    .mocked(fetchSample)
    .mockImplementation(async (src) => ({ text: `text of ${src} <b>`, phase: 'shown' }));
  const [a, b] = [sample('/a.ts'), sample('/b.ts')];
  fillRemoteSamples(rootWith(a, b));
  expect([a.pre.dataset.phase, a.code.textContent]).toEqual(['loading', '正在载入……']);
  await settle();
  expect([a, b].map(({ pre, code }) => [pre.dataset.phase, code.textContent])).toEqual([
    ['shown', 'text of /a.ts <b>'],
    ['shown', 'text of /b.ts <b>'],
  ]);
});

test('a failure says why, and the reader may try again', async () => {
  jest
    .mocked(fetchSample)
    .mockResolvedValueOnce({ text: 'Error 404 while fetching file: Not Found', phase: 'failed' })
    .mockResolvedValueOnce({ text: 'here', phase: 'shown' });
  const a = sample('/a.ts');
  fillRemoteSamples(rootWith(a));
  await settle();
  expect([a.pre.dataset.phase, a.code.textContent]).toEqual([
    'failed',
    'Error 404 while fetching file: Not Found',
  ]);
  a.retry[0]!();
  expect(a.pre.dataset.phase).toBe('loading');
  await settle();
  expect([a.pre.dataset.phase, a.code.textContent]).toEqual(['shown', 'here']);
});

test('leaving stops what is under way, without a word', async () => {
  jest
    .mocked(fetchSample)
    .mockImplementation(
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('left'))),
        ),
    );
  const a = sample('/a.ts');
  const stop = fillRemoteSamples(rootWith(a));
  stop();
  await settle();
  expect([a.pre.dataset.phase, a.code.textContent, a.retry]).toEqual(['loading', '正在载入……', []]);
});

test('without a network, the reader is told so', async () => {
  jest.mocked(fetchSample).mockRejectedValue(new TypeError('Failed to fetch'));
  const a = sample('/a.ts');
  fillRemoteSamples(rootWith(a));
  await settle();
  expect([a.pre.dataset.phase, a.code.textContent]).toEqual(['failed', 'no network']);
});
