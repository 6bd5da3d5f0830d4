import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, statSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readEnvironment } from '../../../src/environment';
import { finishBuild } from '../../../src/hosting/finishBuild';
import { siteServer } from '../../../src/hosting/server';
import { builtSite, moved, touch } from './fixture';

let site: ReturnType<typeof builtSite>;
let server: Server;
let port: number;
const subscribed: string[] = [];

/** A script that is large also when it is compressed. */
const large = 'assets/js/large.3c4d.js';

beforeAll(async () => {
  site = builtSite();
  site.write(large, randomBytes(100_000).toString('base64'));
  await finishBuild(site.dir, moved, readEnvironment({ SITE_URL: 'https://docs.example.com' }));
  server = createServer(siteServer(site.dir, (email) => subscribed.push(email)));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  site.remove();
});

interface Received {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** One request with the path exactly as given; `fetch` would tidy it up. */
const ask = (
  target: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, path: target, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
      },
    );
    sent.on('error', reject).end(body);
  });

describe('headers', () => {
  test('those of _headers, without the two that need https', async () => {
    const { status, headers } = await ask('/guards');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'strict-dynamic' 'sha256-.*; object-src 'none'; trusted-types default; require-trusted-types-for 'script'$/,
    );
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('assets are kept, missing ones are not', async () => {
    expect((await ask('/assets/js/main.1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const missing = await ask('/assets/js/none.js');
    expect(missing.status).toBe(404);
    expect(missing.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('encoding', () => {
  const file = '/assets/js/main.1a2b.js';
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0.000', undefined],
  ])('%s → %s', async (accepted, expected) => {
    const { headers, body } = await ask(file, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(expected);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    const text =
      expected === 'br'
        ? brotliDecompressSync(body)
        : expected === 'gzip'
          ? gunzipSync(body)
          : body;
    expect(text.toString()).toBe('main()\n'.repeat(200));
  });

  test('nothing is kept for each reader who asks in a way of their own', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const size = statSync(path.join(site.dir, large)).size;
    const held = (): number => {
      collect();
      const { heapUsed, external, arrayBuffers } = process.memoryUsage();
      return heapUsed + external + arrayBuffers;
    };
    const askAs = async (reader: number): Promise<void> => {
      const accepted = `br;q=0.${reader}, gzip;q=0.${reader + 1}, x-${reader}`;
      expect((await ask(`/${large}`, { headers: { 'accept-encoding': accepted } })).status).toBe(
        200,
      );
    };
    for (let reader = 1; reader <= 50; reader += 1) await askAs(reader);
    const before = held();
    for (let reader = 51; reader <= 300; reader += 1) await askAs(reader);
    const limit = 25 * size;
    let kept = held() - before;
    // What is given up is handed back a little later than it is collected.
    for (let turns = 0; kept >= limit && turns < 100; turns += 1) {
      await new Promise((done) => setImmediate(done));
      kept = held() - before;
    }
    expect(kept).toBeLessThan(limit);
  }, 30_000);

  test('pictures are sent as they are', async () => {
    const { headers } = await ask('/img/logo.png', { headers: { 'accept-encoding': 'br' } });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-type']).toBe('image/png');
  });
});

describe('a copy that is still right', () => {
  test('is answered with 304 and no body, also in a list and as *', async () => {
    const { headers } = await ask('/guards');
    const etag = headers.etag!;
    for (const tag of [etag, `"x", ${etag}`, '*']) {
      const again = await ask('/guards', { headers: { 'if-none-match': tag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(etag);
    }
    expect((await ask('/guards', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });
  test('HEAD has the length and no body', async () => {
    const { status, headers, body } = await ask('/guards', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(50);
  });
});

test('redirects keep the query', async () => {
  expect((await ask('/components?a=1')).headers.location).toBe('/guards?a=1');
  expect((await ask('/GUARDS/?a=1')).headers.location).toBe('/guards?a=1');
  expect((await ask('/nowhere?a=1')).headers.location).toBe('/');
  expect((await ask('/404.html')).headers.location).toBe('/');
});

test.each(['PUT', 'DELETE', 'POST', 'OPTIONS'])('%s of a page is refused', async (method) => {
  const { status, headers } = await ask('/guards', { method });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('odd requests are answered, and leave the server alive', () => {
  test.each([
    ['/a%', 400],
    ['/%FF', 400],
    ['/a%00', 400],
    ['//evil.com', 302],
    ['/../../etc/passwd', 302],
    [`/?${'q'.repeat(8000)}`, 200],
    [`/${'x'.repeat(8000)}`, 302],
    [`/?${Array.from({ length: 200 }, (_, n) => `k${n}=<script>`).join('&')}`, 200],
  ])('%.20s', async (target, status) => {
    const answer = await ask(target);
    expect(answer.status).toBe(status);
    expect(answer.headers.location ?? '/').toBe('/');
    expect((await ask('/guards')).status).toBe(200);
  });

  test('a request line that is no address', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'GET http://evil.com/ HTTP/1.1\r\nHost: evil.com\r\nConnection: close\r\n\r\n',
        ),
      );
      let text = '';
      socket
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('the same-origin newsletter address', () => {
  const json = { 'content-type': 'application/json' };
  const post = (body: string, headers: Record<string, string> = json): Promise<Received> =>
    ask('/api/newsletter', { method: 'POST', headers, body });

  test('takes an address', async () => {
    expect((await post('{"email":"reader@example.com"}')).status).toBe(204);
    expect(subscribed).toEqual(['reader@example.com']);
  });
  test.each([
    ['no JSON', '{', json, 422],
    ['null', 'null', json, 422],
    ['no address', '{"email":"reader"}', json, 422],
    ['an address that is no text', '{"email":1}', json, 422],
    ['an address with a line break', '{"email":"a@b.c\\n[订阅] x"}', json, 422],
    ['an address with control characters', '{"email":"a\\u001b[31m@b.c"}', json, 422],
    ['an address that turns the direction of writing', '{"email":"a\\u202Egpj@b.c"}', json, 422],
    ['an address with a zero-width space', '{"email":"a\\u200B@b.c"}', json, 422],
    ['an address with an isolated direction', '{"email":"a\\u2066@b.c"}', json, 422],
    ['300 characters', `{"email":"${'a'.repeat(60)}@${'b'.repeat(240)}"}`, json, 422],
    ['a form', 'email=a@b.c', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['100 kB', `{"email":"a@b.c","x":"${'x'.repeat(100_000)}"}`, json, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    const before = subscribed.length;
    expect((await post(body, headers)).status).toBe(status);
    expect(subscribed).toHaveLength(before);
  });
  test('answers only POST', async () => {
    const { status, headers } = await ask('/api/newsletter');
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });
});

test('a file that cannot be read is an error of that request only', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [place, aside] = ['guards.html', 'aside'].map((name) => path.join(site.dir, name)) as [
    string,
    string,
  ];
  renameSync(place, aside);
  const failed = await ask('/guards', { headers: { 'accept-encoding': 'br' } });
  expect([failed.status, failed.body.toString()]).toEqual([
    500,
    '服务器出错了，原因见启动它的终端。',
  ]);
  renameSync(aside, place);
  expect((await ask('/guards')).status).toBe(200);
  expect(silent.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringMatching(/^\[错误\] GET \/guards：/),
  ]);
  silent.mockRestore();
});

test('a part of a file', async () => {
  const { status, headers, body } = await ask('/img/logo.png', { headers: { range: 'bytes=1-3' } });
  expect([status, headers['content-range'], body.toString()]).toEqual([
    206,
    `bytes 1-3/${statSync(path.join(site.dir, 'img/logo.png')).size}`,
    'png',
  ]);
});

test.each<[string, Record<string, string>, number]>([
  ['a part that the file does not have', { range: 'bytes=999999-' }, 416],
  ['a file that has changed', { 'if-match': '"before"' }, 412],
])('%s is no fault of the server', async (_, condition, expected) => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const headers = { ...condition, 'accept-encoding': 'br' };
  const answer = await ask('/assets/js/main.1a2b.js', { headers });
  expect([answer.status, answer.body.toString()]).toEqual([
    expected,
    '这个文件没有请求要的那一份。',
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(silent).not.toHaveBeenCalled();
  silent.mockRestore();
});

test('compressed copies have no address of their own', async () => {
  for (const ending of ['.br', '.gz'])
    expect((await ask(`/assets/js/main.1a2b.js${ending}`)).status).toBe(404);
});

test('what is sent compressed is the copy that the build wrote', async () => {
  const { body } = await ask('/assets/js/main.1a2b.js', { headers: { 'accept-encoding': 'br' } });
  expect(body).toEqual(readFileSync(path.join(site.dir, 'assets/js/main.1a2b.js.br')));
});

test('a new build in the same folder is noticed', async () => {
  site.write('guards.html', '<!doctype html><title>新的守卫</title>');
  site.write('pipes.html', '<!doctype html><title>管道</title>');
  expect((await ask('/pipes')).status).toBe(302);
  const headersFile = path.join(site.dir, '_headers');
  touch(headersFile, statSync(headersFile).mtimeMs / 1000 + 10);
  expect((await ask('/guards')).body.toString()).toContain('新的守卫');
  expect((await ask('/pipes')).status).toBe(200);
});

test('a build that is being replaced is an error of its own, not a crash', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = createServer(siteServer(path.join(site.dir, 'none')));
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const response = await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  expect([response.status, await response.text()]).toEqual([
    500,
    '服务器出错了，原因见启动它的终端。',
  ]);
  expect(silent).toHaveBeenCalledWith(expect.stringContaining('[错误] GET /'));
  other.close();
  silent.mockRestore();
});
