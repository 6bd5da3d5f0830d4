import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { commandsOf } from '../../../src/samples/page/words';
import { parseCurl } from '../../../src/samples/page/curl';
import { send } from './send';

/** Answers with the headers and the body that arrived. */
const echo = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () =>
    response.end(
      JSON.stringify({ headers: request.headers, body: Buffer.concat(chunks).toString() }),
    ),
  );
});
beforeAll(() => new Promise<void>((ready) => echo.listen(0, '127.0.0.1', ready)));
afterAll(() => void echo.close());

async function sent(command: string): Promise<{ headers: Record<string, string>; body: string }> {
  const { port: real } = echo.address() as AddressInfo;
  const server = async (port: number) => ({
    kind: 'listening' as const,
    port,
    real,
    host: '127.0.0.1',
  });
  const answer = await send(parseCurl(commandsOf(command)[0]?.words ?? []), {
    server,
    folder: '.',
    jars: new Map(),
  });
  return JSON.parse(answer?.body ?? '');
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'GET'])(
  '%s without a body announces none, as curl does',
  async (method) => {
    const { headers, body } = await sent(`curl -X ${method} http://localhost:3000/cats`);
    expect([headers['transfer-encoding'], headers['content-length'], body]).toEqual([
      undefined,
      undefined,
      '',
    ]);
  },
);

test('an empty body has its length, too', async () => {
  const { headers } = await sent("curl -X POST http://localhost:3000/cats -d ''");
  expect(headers['content-length']).toBe('0');
});

test('a body has its length', async () => {
  const { headers, body } = await sent("curl http://localhost:3000/cats -d 'name=橘座'");
  expect([headers['content-length'], body]).toEqual([
    String(Buffer.byteLength('name=橘座')),
    'name=橘座',
  ]);
});

test('the host is the one that the page writes', async () => {
  expect((await sent('curl http://localhost:3000/cats')).headers.host).toBe('localhost:3000');
});
