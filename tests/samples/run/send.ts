/** Sends what a curl command says and prints the answer as curl does. */
import http from 'node:http';
import { brotliDecompressSync, constants, gunzipSync, inflateSync } from 'node:zlib';
import type { Answer } from './answer';
import type { Listening } from './process';
import type { Curl } from '../../../src/samples/page/curl';
import { payloadOf, type Payload } from './payload';

/** Cookie jars by file name: name → value. */
export type Jars = Map<string, Map<string, string>>;

export interface Target {
  /** Where the app listens that the page calls by a port. */
  readonly server: (port: number) => Promise<Listening | undefined>;
  /** Files of the page that a request may upload. */
  readonly folder: string;
  readonly jars: Jars;
}

const REDIRECTS = 10;
const TIMEOUT_MS = 20_000;

/** @returns the answer, or nothing if no server listens on that port */
export async function send(curl: Curl, target: Target): Promise<Answer | undefined> {
  let request = { ...curl, ...payloadOf(curl, target.folder) };
  let printed = '';
  for (let hops = 0; ; hops += 1) {
    const answer = await exchange(request, target);
    if (!answer) return undefined;
    if (curl.include) printed += headText(answer);
    const location = answer.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
    if (
      curl.follow &&
      location !== undefined &&
      answer.status >= 300 &&
      answer.status < 400 &&
      hops < REDIRECTS
    ) {
      request = redirected(request, answer.status, new URL(location, request.url).href);
      continue;
    }
    if (!curl.discard) printed += answer.body;
    return { ...answer, printed: printed + writeOut(curl.writeOut, answer) };
  }
}
type Request = Curl & Payload;

async function exchange(
  request: Request,
  { server, jars }: Target,
): Promise<Omit<Answer, 'printed'> | undefined> {
  const { protocol, host, port, path } = partsOf(request.url);
  if (protocol !== 'http:') throw new Error(`只能请求 http:// 的网址，这里是 ${request.url}`);
  const listening = await server(port);
  if (!listening) return undefined;
  const jar = request.jarIn === undefined ? undefined : jars.get(request.jarIn);
  const cookie = jar && [...jar].map((pair) => pair.join('=')).join('; ');
  const own = (name: string) => request.headers.some(([key]) => key.toLowerCase() === name);
  const headers: Array<readonly [string, string]> = [
    ...(own('host') ? [] : [['Host', host] as const]),
    ...request.headers,
    ...(cookie ? [['Cookie', cookie] as const] : []),
    ...(request.payload && !own('content-length')
      ? [['Content-Length', String(request.payload.length)] as const]
      : []),
    ...(request.compressed && !own('accept-encoding')
      ? [['Accept-Encoding', 'deflate, gzip, br'] as const]
      : []),
  ];
  const { body, encoding, ...answer } = await talk({
    ...request,
    port: listening.real,
    host: listening.host,
    path,
    headers,
  });
  if (request.jarOut !== undefined) keepCookies(answer.headers, jars, request.jarOut);
  return { ...answer, body: decode(body, request.compressed ? encoding : undefined) };
}

/** curl sends a path as it is written, apart from what no request line may hold. */
function partsOf(url: string): { protocol: string; host: string; port: number; path: string } {
  const [, protocol = '', host = '', path = ''] = /^(\w+:)\/\/([^/?#]+)([^#]*)/.exec(url) ?? [];
  const port = Number(/:(\d+)$/.exec(host)?.[1] ?? 80);
  const full = path.startsWith('/') ? path : `/${path}`;
  return { protocol, host, port, path: full.replace(/[^\x21-\x7e]+/g, encodeURIComponent) };
}

interface Call {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly method: string;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly payload: Buffer | undefined;
  readonly seconds?: number;
}

/** An answer as it came. */
interface Heard extends Omit<Answer, 'printed' | 'body'> {
  readonly body: Buffer;
  readonly encoding: string | undefined;
}

function talk({ host, port, path, method, headers, payload, seconds }: Call): Promise<Heard> {
  return new Promise((done, fail) => {
    const options = {
      host: host === '::' || host === '0.0.0.0' ? 'localhost' : host,
      port,
      path,
      method,
      setHost: false,
    };
    const request = http.request({ ...options, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      const finish = () => {
        clearTimeout(timer);
        const { statusCode: status = 0, statusMessage: reason = '', rawHeaders } = response;
        const pairs = rawHeaders.flatMap((name, at) =>
          at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : [],
        );
        done({
          status,
          reason,
          headers: pairs,
          body: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'],
        });
      };
      // A stream without an end is cut off after the time that the command gives.
      const timer = setTimeout(
        () => {
          finish();
          request.destroy();
        },
        seconds === undefined ? TIMEOUT_MS : seconds * 1000,
      );
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', finish);
      response.on('error', finish);
    });
    request.setTimeout(TIMEOUT_MS, () =>
      request.destroy(new Error(`${TIMEOUT_MS / 1000} 秒没有响应`)),
    );
    request.on('error', fail);
    for (const [name, value] of headers) request.appendHeader(name, value);
    // Without a body curl announces none; Node.js would announce one in chunks for some methods.
    request.useChunkedEncodingByDefault = false;
    request.end(payload);
  });
}

/** Of a stream that was cut off, what came, as curl prints it. */
const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: (body) => gunzipSync(body, { finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: (body) => inflateSync(body, { finishFlush: constants.Z_SYNC_FLUSH }),
  br: (body) => brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/** @throws {Error} if the body is not what its header says */
function decode(body: Buffer, encoding = ''): string {
  try {
    return (DECODERS[encoding]?.(body) ?? body).toString();
  } catch (error) {
    throw new Error(
      `响应头写着 content-encoding: ${encoding}，正文却解不开（${(error as Error).message}）`,
    );
  }
}

/** 303 always, 301 and 302 after a POST: the next request is a GET without a body. */
function redirected(request: Request, status: number, url: string): Request {
  const plain = status === 303 || (request.method === 'POST' && status < 303);
  if (!plain) return { ...request, url };
  const headers = request.headers.filter(([name]) => !/^content-/i.test(name));
  return {
    ...request,
    url,
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    headers,
    payload: undefined,
  };
}

function keepCookies(headers: Answer['headers'], jars: Jars, file: string): void {
  const jar = jars.get(file) ?? new Map<string, string>();
  for (const [name, value] of headers) {
    const [, key = '', content = ''] =
      (name.toLowerCase() === 'set-cookie' && /^([^=]+)=([^;]*)/.exec(value)) || [];
    if (key !== '') jar.set(key, content);
  }
  jars.set(file, jar);
}

function headText({ status, reason, headers }: Omit<Answer, 'printed'>): string {
  return `HTTP/1.1 ${status} ${reason}\n${headers.map((header) => `${header.join(': ')}\n`).join('')}\n`;
}

function writeOut(format: string, { status, headers, body }: Omit<Answer, 'printed'>): string {
  const header = (name: string) =>
    headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? '';
  return format
    .replaceAll('%{http_code}', String(status))
    .replaceAll('%{response_code}', String(status))
    .replaceAll('%{content_type}', header('content-type'))
    .replaceAll('%{redirect_url}', header('location'))
    .replaceAll('%{size_download}', String(Buffer.byteLength(body)))
    .replace(/%header\{([^}]+)\}/g, (_, name: string) => header(name));
}
