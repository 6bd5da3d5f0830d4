import {readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import {LOCAL_NEWSLETTER} from '../environment';
import {isFresh, readContent, type Content} from './content';
import {HEADERS_FILE, headersFor, parseHeaders, parseRedirects, REDIRECTS_FILE} from './hostFiles';
import {answerNewsletter, logSubscription} from './newsletter';
import {listFiles, NOT_FOUND_FILE, pagesOf} from './pages';
import {CACHE_REVALIDATE, type HeaderRule} from './policy';
import {answer, type Answer, type Site} from './route';

/** A built site as it stood when its host files were written. */
interface Build extends Site {
  rules: HeaderRule[];
  writtenAt: number;
}

function readBuild(dir: string, writtenAt: number): Build {
  const files = listFiles(dir);
  const pages = pagesOf(files);
  const html = new Set([...pages.values(), NOT_FOUND_FILE]);
  const redirects = parseRedirects(readFileSync(path.join(dir, REDIRECTS_FILE), 'utf8'));
  return {
    writtenAt,
    pages,
    files: new Set(files.filter((file) => !html.has(file) && !file.startsWith('_') && !file.endsWith('/index.html'))),
    redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])),
    rules: parseHeaders(readFileSync(path.join(dir, HEADERS_FILE), 'utf8')),
  };
}

/** Without the two orders that cannot be carried out by plain http on this machine. */
export function withoutHttps(headers: Record<string, string>): Record<string, string> {
  const {'Strict-Transport-Security': _, 'Content-Security-Policy': policy, ...rest} = headers;
  return {...rest, ...(policy && {'Content-Security-Policy': policy.replace('; upgrade-insecure-requests', '')})};
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'}).end(text);
}

function sendContent(request: IncomingMessage, response: ServerResponse, content: Content): void {
  response.setHeader('ETag', content.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (isFresh(request.headers['if-none-match'], content.etag)) return void response.writeHead(304).end();
  if (content.encoding) response.setHeader('Content-Encoding', content.encoding);
  // For HEAD, Node leaves the body out by itself.
  response.writeHead(200, {'Content-Type': content.mediaType, 'Content-Length': content.bytes.length}).end(content.bytes);
}

/**
 * Serves a built site on this machine with the headers and redirects that were written for its hosts, so that what
 * works here works there. A new build in the same folder is noticed.
 * @param buildDir the folder that `npm run build` wrote
 * @param subscribe gets each address that is sent to the same-origin newsletter address
 */
export function siteServer(buildDir: string, subscribe = logSubscription): RequestListener {
  const contents = new Map<string, Promise<Content>>();
  let build: Build | undefined;

  function currentBuild(): Build {
    const {mtimeMs} = statSync(path.join(buildDir, HEADERS_FILE));
    if (build?.writtenAt !== mtimeMs) {
      build = readBuild(buildDir, mtimeMs);
      contents.clear();
    }
    return build;
  }

  function contentOf(file: string, accepted: string | undefined): Promise<Content> {
    const key = `${file} ${accepted}`;
    const content = contents.get(key) ?? readContent(path.join(buildDir, file), accepted);
    contents.set(key, content);
    return content;
  }

  async function send(given: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (given.kind === 'missing') return sendText(response, 404, '没有这个文件。');
    if (given.kind === 'malformed') return sendText(response, 400, '这个网址写错了。');
    if (given.kind === 'redirect') return void response.writeHead(given.status, {Location: given.to}).end();
    sendContent(request, response, await contentOf(given.file, request.headers['accept-encoding']));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '';
    const rawPath = target.split('?', 1)[0]!;
    const site = currentBuild();
    response.setHeader('Cache-Control', CACHE_REVALIDATE);
    for (const [name, value] of Object.entries(withoutHttps(headersFor(site.rules, rawPath)))) response.setHeader(name, value);

    if (rawPath === LOCAL_NEWSLETTER) return answerNewsletter(request, response, subscribe);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    return send(answer(target, site), request, response);
  }

  return (request, response) => {
    handle(request, response).catch((error: Error) => {
      console.error(`[错误] ${request.method} ${request.url}：${error.message}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, '服务器出错了，原因见启动它的终端。');
    });
  };
}
