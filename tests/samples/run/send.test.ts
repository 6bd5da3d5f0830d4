import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
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

/** Answers with a body in the encoding that the path names, and cuts it off. */
const cut = http.createServer(({ url = '' }, response) => {
  const encoding = url.slice(1);
  response.setHeader('Content-Encoding', encoding);
  response.write(CUT[encoding]!, () => response.destroy());
});
const CUT: Readonly<Record<string, Buffer>> = {
  gzip: gzipSync('橘座', { finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: deflateSync('橘座', { finishFlush: constants.Z_SYNC_FLUSH }),
  br: brotliCompressSync('橘座', { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/** Says that it has compressed what it has not. */
const plain = http.createServer((_, response) => {
  response.setHeader('Content-Encoding', 'gzip').end('橘座');
});

const servers = [echo, cut, plain];
beforeAll(() =>
  Promise.all(
    servers.map((one) => new Promise<void>((ready) => one.listen(0, '127.0.0.1', ready))),
  ),
);
afterAll(() => servers.forEach((one) => one.close()));

function answerOf(command: string, to: http.Server): ReturnType<typeof send> {
  const { port: real } = to.address() as AddressInfo;
  const server = async (port: number) => ({
    kind: 'listening' as const,
    port,
    real,
    host: '127.0.0.1',
  });
  return send(parseCurl(commandsOf(command)[0]?.words ?? []), {
    server,
    folder: '.',
    jars: new Map(),
  });
}

async function sent(command: string): Promise<{ headers: Record<string, string>; body: string }> {
  const answer = await answerOf(command, echo);
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

test('a field of a form has the type that is given', async () => {
  const { body } = await sent(
    `curl http://localhost:3000/cats -F 'cat={"age":1};type=application/json' -F name=橘座`,
  );
  const [, cat, name] = body.split(/\r\n?--[-\w]+|^--[-\w]+/);
  expect([cat, name]).toEqual([
    '\r\nContent-Disposition: form-data; name="cat"\r\nContent-Type: application/json\r\n\r\n{"age":1}',
    '\r\nContent-Disposition: form-data; name="name"\r\n\r\n橘座',
  ]);
});

test('the host is the one that the page writes', async () => {
  expect((await sent('curl http://localhost:3000/cats')).headers.host).toBe('localhost:3000');
});

test.each(Object.keys(CUT))(
  'of a stream that is cut off, what came is there (%s)',
  async (name) => {
    const answer = await answerOf(`curl --compressed http://localhost:3000/${name}`, cut);
    expect(answer?.printed).toBe('橘座');
  },
);

test('a body that is not what its header says is a fault of this request alone', async () => {
  const answer = answerOf('curl --compressed http://localhost:3000/plain', plain);
  await expect(answer).rejects.toThrow(
    '响应头写着 content-encoding: gzip，正文却解不开（incorrect header check）',
  );
});
