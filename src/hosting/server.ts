import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { LOCAL_NEWSLETTER } from '../environment/localNewsletter';
import { markdownAddress } from '../data/routes';
import { prefersMarkdown } from './accept';
import { allowedEncodings, ENCODINGS, isCompressible, isCopy } from './encodings';
import {
  HEADERS_FILE,
  headersFor,
  parseHeaders,
  parseRedirects,
  REDIRECTS_FILE,
} from './hostFiles';
import { mediaType } from './mediaTypes';
import { answerNewsletter, logSubscription } from './newsletter';
import { listFiles, NOT_FOUND_FILE, pagesOf } from './pages';
import { CACHE_REVALIDATE, type HeaderRule } from './policy';
import { answer, type Answer, type Site } from './route';

/** A built site as it stood when its host files were written. */
interface Build extends Site {
  dir: string;
  /** Compressed copies, by their own names. */
  copies: ReadonlySet<string>;
  rules: HeaderRule[];
  writtenAt: number;
}

function readBuild(dir: string, writtenAt: number): Build {
  const files = listFiles(dir);
  const pages = pagesOf(files);
  const html = new Set([...pages.values(), NOT_FOUND_FILE]);
  const redirects = parseRedirects(readFileSync(path.join(dir, REDIRECTS_FILE), 'utf8'));
  const copies = (readdirSync(dir, { recursive: true }) as string[])
    .map((file) => file.split(path.sep).join('/'))
    .filter(isCopy);
  return {
    dir,
    writtenAt,
    pages,
    files: new Set(
      files.filter(
        (file) => !html.has(file) && !file.startsWith('_') && !file.endsWith('/index.html'),
      ),
    ),
    copies: new Set(copies),
    redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])),
    rules: parseHeaders(readFileSync(path.join(dir, HEADERS_FILE), 'utf8')),
  };
}

/** A page as Markdown, where the request wants it so and there is one. */
function asMarkdown(given: Answer, { pages, files }: Site, accepted: string | undefined): Answer {
  if (given.kind !== 'file' || !prefersMarkdown(accepted)) return given;
  const [route] = [...pages].find(([, file]) => file === given.file) ?? [];
  const file = route === undefined ? undefined : markdownAddress(route).slice(1);
  return file !== undefined && files.has(file) ? { kind: 'file', file } : given;
}

/** The policy without its two directives that plain http on this machine cannot follow. */
export function withoutHttps(headers: Record<string, string>): Record<string, string> {
  const { 'Strict-Transport-Security': _, 'Content-Security-Policy': policy, ...rest } = headers;
  return {
    ...rest,
    ...(policy && { 'Content-Security-Policy': policy.replace('; upgrade-insecure-requests', '') }),
  };
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(text);
}

/** A request in one line of printable ASCII, for the log: it may hold control sequences for the terminal. */
const shown = ({ method, url = '' }: IncomingMessage): string =>
  `${method} ${url.replace(/[^\x20-\x7e]/g, encodeURIComponent)}`;

function fail(request: IncomingMessage, response: ServerResponse, error: Error): void {
  console.error(`[错误] ${shown(request)}：${error.message}`);
  if (response.headersSent) return void response.destroy();
  response.removeHeader('Content-Encoding');
  sendText(response, 500, '服务器出错了，原因见启动它的终端。');
}

/** Errors of `send` that are the request's own: a condition that does not hold, a range that the file does not have. */
const UNMET = [412, 416];

/** Sends a file, or the copy of it that the reader takes. `send` answers conditional requests and parts of files. */
function sendFile(
  file: string,
  { dir, copies }: Build,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = allowedEncodings(request.headers['accept-encoding']).find((name) =>
    copies.has(file + ENCODINGS[name]),
  );
  response.setHeader('Content-Type', mediaType(file));
  const varies = [
    ...(isCompressible(file) ? ['Accept-Encoding'] : []),
    ...(/\.(?:html|md)$/.test(file) ? ['Accept'] : []),
  ];
  if (varies.length > 0) response.setHeader('Vary', varies.join(', '));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const place = (encoding ? file + ENCODINGS[encoding] : file)
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  // Also names that begin with a dot (`.well-known`): only files that were found in the built site come here.
  send(request, place, {
    root: dir,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
    lastModified: false,
  })
    .on('error', (error: Error & { status: number }) => {
      if (!UNMET.includes(error.status)) return fail(request, response, error);
      response.removeHeader('Content-Encoding');
      sendText(response, error.status, '这个文件没有请求要的那一份。');
    })
    .pipe(response);
}

/**
 * Serves a built site on this machine with the headers and redirects that were written for its hosts, so that what
 * works here works there. A new build in the same folder is noticed.
 * `send` and not a middleware for whole folders: which file answers is ours to say (route.ts), and a file that is gone
 * because a new build took its place must be an error of one request.
 * @param buildDir the folder of the built site
 * @param subscribe gets each address that is sent to the same-origin newsletter address
 */
export function siteServer(buildDir: string, subscribe = logSubscription): RequestListener {
  let build: Build | undefined;

  function currentBuild(): Build {
    const { mtimeMs } = statSync(path.join(buildDir, HEADERS_FILE));
    if (build?.writtenAt !== mtimeMs) build = readBuild(buildDir, mtimeMs);
    return build;
  }

  function carryOut(
    given: Answer,
    site: Build,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (given.kind === 'missing') return sendText(response, 404, '没有这个文件。');
    if (given.kind === 'malformed') return sendText(response, 400, '这个网址写错了。');
    if (given.kind === 'redirect')
      return void response.writeHead(given.status, { Location: given.to }).end();
    sendFile(given.file, site, request, response);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '';
    const rawPath = target.split('?', 1)[0]!;
    const site = currentBuild();
    const given = asMarkdown(answer(target, site), site, request.headers.accept);
    // A page as Markdown is sent as its own file would be.
    const sentPath =
      given.kind === 'file' && given.file.endsWith('.md') ? `/${given.file}` : rawPath;
    response.setHeader('Cache-Control', CACHE_REVALIDATE);
    for (const [name, value] of Object.entries(withoutHttps(headersFor(site.rules, sentPath))))
      response.setHeader(name, value);

    if (rawPath === LOCAL_NEWSLETTER) return answerNewsletter(request, response, subscribe);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    carryOut(given, site, request, response);
  }

  return (request, response) =>
    void handle(request, response).catch((error: unknown) =>
      fail(request, response, error as Error),
    );
}
