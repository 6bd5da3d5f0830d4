import { failureOf, subscribe } from '../../../../src/components/Newsletter/subscribe';
import { NEWSLETTER_TIMEOUT_MS } from '../../../../src/constants';

test.each([
  [200, undefined],
  [204, undefined],
  [302, undefined],
  [400, 'refused'],
  [401, 'closed'],
  [403, 'closed'],
  [404, 'closed'],
  [405, 'closed'],
  [408, 'timeout'],
  [409, 'refused'],
  [410, 'closed'],
  [413, 'refused'],
  [415, 'closed'],
  [422, 'refused'],
  [429, 'busy'],
  [500, 'unavailable'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'timeout'],
])('an answer of %d means %s', (status, failure) => expect(failureOf(status)).toBe(failure));

describe('a call', () => {
  const calls: Array<[string, RequestInit]> = [];
  let answer: () => Promise<unknown>;
  let timeout: jest.SpyInstance;

  beforeEach(() => {
    calls.length = 0;
    global.fetch = ((url: string, init: RequestInit) => (
      calls.push([url, init]),
      answer()
    )) as typeof fetch;
    timeout = jest.spyOn(AbortSignal, 'timeout');
  });
  afterEach(() => timeout.mockRestore());

  test('sends the address once, outlives the page, follows nobody elsewhere and gives up after 15 s', async () => {
    answer = async () => ({ status: 200 });
    await expect(
      subscribe('https://news.example.com/?token=t', 'a@example.com'),
    ).resolves.toBeUndefined();
    expect(calls).toHaveLength(1);
    const [url, init] = calls[0]!;
    expect(url).toBe('https://news.example.com/?token=t');
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@example.com"}',
      keepalive: true,
      redirect: 'error',
    });
    expect(timeout).toHaveBeenCalledWith(NEWSLETTER_TIMEOUT_MS);
    expect(init.signal).toBeInstanceOf(AbortSignal);
  });

  test('does not read the answer’s body', async () => {
    answer = async () =>
      new Proxy(
        { status: 200 },
        {
          get: (target, name) =>
            name === 'status'
              ? target.status
              : name === 'then'
                ? undefined
                : expect(name).toBe('never read'),
        },
      );
    await expect(subscribe('/api/newsletter', 'a@example.com')).resolves.toBeUndefined();
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['the network fails', async () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    [
      'the page is going away',
      async () => Promise.reject(new DOMException('', 'AbortError')),
      'offline',
    ],
    ['the server is down', async () => ({ status: 503 }), 'unavailable'],
    ['nobody is there', async () => ({ status: 404 }), 'closed'],
  ])('%s', async (_, what, failure) => {
    answer = what;
    await expect(subscribe('/api/newsletter', 'a@example.com')).resolves.toBe(failure);
  });

  test.each([
    ['', 'TimeoutError'],
    [' in Chrome before 124', 'AbortError'],
  ])('the time is up%s', async (_, name) => {
    timeout.mockReturnValue(AbortSignal.abort());
    answer = async () => Promise.reject(new DOMException('', name));
    await expect(subscribe('/api/newsletter', 'a@example.com')).resolves.toBe('timeout');
  });
});
