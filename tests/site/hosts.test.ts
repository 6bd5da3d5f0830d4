import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, createServer as createSocketServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headersFor, parseRedirects } from '../../src/hosting/hostFiles';
import type { LiveRedirect } from '../../src/data/redirectRules';
import { formatNginx, NGINX_FILE } from '../../src/hosting/nginx';
import { siteServer, withoutHttps } from '../../src/hosting/server';
import { pendingPages, type MenuConfig } from '../../src/plugins/menu/sidebar';
import sidebars from '../../sidebars';
import { hasEnded } from '../samples/groups';
import { BUILD_DIR, files, headers, pages, readBuilt } from './build';

/**
 * The same requests to our own server and to a real nginx with the generated configuration: the answers must be the
 * same, and those of the redirect list (ARCHITECTURE.md#faults U6–U11, U14, J6).
 */

const asset = files.find((file) => /^assets\/js\/main\..*\.js$/.test(file))!;
const moved = parseRedirects(readBuilt('_redirects'));
const routes = pages.map(({ route }) => route).filter((route) => route !== '/');

/** Request → status, and where it leads. */
const EXPECTED: Array<[target: string, answer: string]> = [
  ['/', '200'],
  ['/?q=1', '200'],
  [`/${asset}`, '200'],
  ['/robots.txt', '200'],
  ['/.well-known/security.txt', '200'],
  ['/index.md', '200'],
  ['/guards.md?x=1', '200'],
  ['/fundamentals/testing.md', '200'],
  ['/llms.txt', '200'],
  ['/llms-full.txt', '200'],
  ['/ad-frame.html?serve=A&placement=b', '200'],
  ...['/index.html', '/index', '/INDEX.HTML'].map((target): [string, string] => [target, '301 /']),
  ...routes.flatMap((route): Array<[string, string]> => [
    [route, '200'],
    [`${route}?a=1`, '200'],
    ...[
      `${route}/`,
      `${route}.html`,
      `${route}/index.html`,
      `${route}/index`,
      route.toUpperCase(),
      `${route.toUpperCase()}.html/`,
    ].map((target): [string, string] => [target, `301 ${route}`]),
    [`${route}.html?a=1&b=%0d%0a`, `301 ${route}?a=1&b=%0d%0a`],
  ]),
  ...moved.flatMap(({ from, to, status }): Array<[string, string]> => [
    [from, `${status} ${to}`],
    [`${from}/?x=1`, `${status} ${to}?x=1`],
    [`${from.toUpperCase()}.html`, `${status} ${to}`],
    [`${from}/index.html`, `${status} ${to}`],
  ]),
  ...[
    '/nowhere',
    '/nowhere/deeper?x=1',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    `/${NGINX_FILE}`,
    '/fundamental',
    '/fundamental/',
    '/ad-frame',
    '/guards/x',
    '/nowhere.md',
    '/search.md',
    '/guards.md/',
  ].map((target): [string, string] => [target, '302 /']),
  ...['/guards.html.br', '/guards.html.gz', '/robots.txt.gz'].map((target): [string, string] => [
    target,
    '302 /',
  ]),
  ...[
    '/assets/js/main.00000000.js',
    '/assets/none.css',
    '/assets/',
    '/assets//x.js',
    '/assets/..%5cx.js',
    `/${asset}.br`,
    `/${asset}.gz`,
  ].map((target): [string, string] => [target, '404']),
  ...[
    '//evil.com',
    '///evil.com',
    '//guards',
    '/%2F/evil.com',
    '/%5cevil.com',
    '/\\evil.com',
    '/components//evil.com',
    '/guards%2f',
  ].map((target): [string, string] => [target, '302 /']),
  [`/${'x'.repeat(4000)}`, '302 /'],
  [`/?${'q'.repeat(6000)}`, '200'],
];

/** Not to be answered with a file, nor with an address outside. */
const HOSTILE = [
  '/a%',
  '/%00',
  '/%FF',
  '/%C0%80',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/guards/../../x',
  '/%0d%0aX-Injected:1',
];

interface Answered {
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

const ask = (port: number, target: string, method = 'GET'): Promise<Answered> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, method, agent: false }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });

const shown = ({ status, headers: { location } }: Answered): string =>
  location === undefined ? `${status}` : `${status} ${location}`;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createSocketServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** What both hosts must do; `sent` are the headers that a rule list becomes on the wire. */
function behaviour(
  port: () => number,
  sent: (rules: Record<string, string>) => Record<string, string>,
): void {
  test('every address is answered as written above', async () => {
    const wrong: string[] = [];
    for (const [target, expected] of EXPECTED) {
      const answer = shown(await ask(port(), target));
      if (answer !== expected) wrong.push(`${target.slice(0, 60)}: ${answer}，应是 ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(HOSTILE)('%s is refused or leads to the root', async (target) => {
    const answer = await ask(port(), target);
    expect(['400', '302 /']).toContain(shown(answer));
    expect(answer.headers).not.toHaveProperty('x-injected');
  });

  // Also where no page stands: a redirect would turn a lost POST into a page that looks like success.
  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    for (const target of ['/guards', '/nowhere', '/components']) {
      const { status, headers: sent } = await ask(port(), target, method);
      // RFC 9110 §15.5.6: it says which are not.
      expect([status, sent.allow]).toEqual([405, 'GET, HEAD']);
    }
    expect((await ask(port(), '/guards')).headers).not.toHaveProperty('allow');
  });

  test.each([
    '/',
    routes[0]!,
    '/nowhere',
    `/${asset}`,
    '/ad-frame.html',
    '/ad-frame.js',
    '/assets/none.js',
  ])('%s has the headers of _headers', async (target) => {
    const answer = await ask(port(), target);
    const expected = sent(headersFor(headers, target));
    if (answer.status === 404) delete expected['Cache-Control'];
    for (const [name, value] of Object.entries(expected))
      expect(`${name}: ${String(answer.headers[name.toLowerCase()])}`).toBe(`${name}: ${value}`);
  });

  test('assets are kept for a year, pages are asked for again, missing assets are not kept', async () => {
    expect((await ask(port(), `/${asset}`)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask(port(), routes[0]!)).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
    expect((await ask(port(), '/nowhere')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
    expect((await ask(port(), '/assets/none.js')).headers['cache-control'] ?? 'no-store').toBe(
      'no-store',
    );
  });

  const get = (more: Record<string, string>, target = `/${asset}`): Promise<Answered> =>
    new Promise((resolve) => {
      request(
        { host: '127.0.0.1', port: port(), path: target, headers: more, agent: false },
        (response) =>
          response
            .resume()
            .on('end', () => resolve({ status: response.statusCode, headers: response.headers })),
      ).end();
    });

  test.each([`/${asset}`, routes[0]!, '/'])(
    '%s is sent as the build compressed it',
    async (target) => {
      const { headers: sent } = await get({ 'accept-encoding': 'gzip' }, target);
      const file =
        target === '/' ? '/index.html' : target === routes[0] ? `${target}.html` : target;
      expect(sent['content-length']).toBe(
        String(statSync(path.join(BUILD_DIR, `${file}.gz`)).size),
      );
    },
  );

  test.each([
    ['text/markdown', 'markdown'],
    ['text/markdown, text/html, */*', 'markdown'],
    ['text/html, TEXT/MARKDOWN', 'markdown'],
    ['text/html;q=0.8, text/markdown;q=0.9', 'markdown'],
    ['text/markdown; q=0.5, */*;q=0.1', 'markdown'],
    ['text/markdown;q=0.5, text/html', 'html'],
    ['text/html;q=0.9,text/markdown;q=0.8', 'html'],
    ['text/markdown; variant=GFM; q=0.3, text/html; level=1; q=0.8', 'html'],
    ['text/html;level=1;q=0.2, text/markdown;charset=utf-8', 'markdown'],
    ['text/markdownish, x-text/markdown', 'html'],
    ['text/markdown;q=0', 'html'],
    ['text/markdown;charset=utf-8;q=0', 'html'],
    ['text/markdown;q=0.0, text/html;q=0', 'html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
    ['*/*', 'html'],
  ])('Accept: %s gets a page as %s', async (accept, kind) => {
    for (const route of ['/', '/guards', '/guards?x=1', '/fundamentals/testing']) {
      const { status, headers: sent } = await get({ accept }, route);
      expect([route, status, sent['content-type'], sent['x-robots-tag']]).toEqual([
        route,
        200,
        `text/${kind}; charset=utf-8`,
        kind === 'markdown' ? 'noindex' : undefined,
      ]);
      // Who keeps an answer has to know what it hangs on.
      expect(sent.vary).toMatch(/\bAccept(?:,|$)/);
    }
    expect((await get({ accept }, `/${asset}`)).headers.vary ?? '').not.toMatch(/\bAccept(?:,|$)/);
  });

  test('a page without Markdown is HTML for everyone, and so is what has moved', async () => {
    const accept = 'text/markdown';
    expect((await get({ accept }, '/search')).headers['content-type']).toBe(
      'text/html; charset=utf-8',
    );
    expect(shown(await get({ accept }, '/components'))).toBe('301 /providers');
    expect(shown(await get({ accept }, '/nowhere'))).toBe('302 /');
  });

  test('Markdown by its own address', async () => {
    const { headers: sent } = await get({ 'accept-encoding': 'gzip' }, '/guards.md');
    expect(sent).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-encoding': 'gzip',
      'x-robots-tag': 'noindex',
    });
    expect((await get({}, '/llms.txt')).headers).not.toHaveProperty('x-robots-tag');
    expect((await get({}, '/llms-full.txt')).headers['x-robots-tag']).toBe('noindex');
  });

  test('does not tell its version', async () =>
    expect((await get({})).headers.server ?? '').not.toMatch(/\d/));

  test('a script is sent as one, in the copy that the build has compressed, and not again when it is known', async () => {
    const first = await get({ 'accept-encoding': 'gzip' });
    expect(first.headers).toMatchObject({
      'content-encoding': 'gzip',
      // What is compressed on the way has no length.
      'content-length': String(statSync(path.join(BUILD_DIR, `${asset}.gz`)).size),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(first.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(
      (await get({ 'accept-encoding': 'gzip', 'if-none-match': first.headers.etag! })).status,
    ).toBe(304);
  });
}

jest.setTimeout(60_000);

describe('npm run serve', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer(siteServer(BUILD_DIR));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => void server.close());
  behaviour(() => (server.address() as AddressInfo).port, withoutHttps);
});

const nginx = spawnSync('nginx', ['-v']).status === 0;
// The workflow installs it: there, half of the tests must not be missing unnoticed.
if (!nginx && process.env.GITHUB_ACTIONS) throw new Error('没有安装 nginx。');
if (!nginx)
  console.warn(
    '没有安装 nginx：跳过了用真的 nginx 检查 build/_nginx.conf 的测试。安装后再跑一遍：apt-get install nginx-light',
  );

(nginx ? describe : describe.skip)('nginx', () => {
  let dir: string;
  let port: number;
  let child: ChildProcess;

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    port = await freePort();
    mkdirSync(path.join(dir, 'logs'));
    writeFileSync(
      path.join(dir, 'nestjs-docs.site.conf'),
      `listen 127.0.0.1:${port};\nroot "${BUILD_DIR}";\n`,
    );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path ${dir}/${name};`,
    );
    writeFileSync(
      path.join(dir, 'nginx.conf'),
      `daemon off;\nworker_processes 1;\npid ${dir}/nginx.pid;\nerror_log ${dir}/logs/error.log;\nevents {}\nhttp {\n` +
        `  access_log off;\n  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; text/plain txt; }\n` +
        `${temporary.join('\n')}\n  include "${BUILD_DIR}/${NGINX_FILE}";\n}\n`,
    );
    const checked = spawnSync('nginx', ['-t', '-p', dir, '-c', path.join(dir, 'nginx.conf')], {
      encoding: 'utf8',
    });
    if (checked.status !== 0) throw new Error(checked.stderr);
    child = spawn('nginx', ['-p', dir, '-c', path.join(dir, 'nginx.conf')], { stdio: 'ignore' });
    await listening(port);
  });

  afterAll(async () => {
    if (!hasEnded(child)) {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    }
    rmSync(dir, { recursive: true });
  });

  behaviour(
    () => port,
    (rules) => rules,
  );

  /**
   * What nginx says of a configuration for these redirects and pages.
   * @param before what stands in front of it in the `http` block
   */
  const verdict = (
    redirects: readonly LiveRedirect[],
    pages: readonly string[],
    before = '',
  ): string => {
    writeFileSync(path.join(dir, 'all.conf'), formatNginx(headers, redirects, pages));
    const main = readFileSync(path.join(dir, 'nginx.conf'), 'utf8').replace(
      /include ".*";/,
      `${before}\n  include "${dir}/all.conf";`,
    );
    writeFileSync(path.join(dir, 'check.conf'), main);
    return spawnSync('nginx', ['-t', '-p', dir, '-c', path.join(dir, 'check.conf')], {
      encoding: 'utf8',
    }).stderr;
  };

  test('takes every route that the finished book will have', () =>
    expect(
      verdict(moved, [...new Set([...routes, ...pendingPages(sidebars.menu as MenuConfig[])])]),
    ).toMatch(/test is successful/));

  test('has nothing to warn of behind the line that DEPLOYMENT.md has in front', () => {
    const [line = ''] =
      /^map_hash_max_size \d+;$/m.exec(readFileSync('.github/DEPLOYMENT.md', 'utf8')) ?? [];
    // Half as many pages again as there are today.
    const more = routes.slice(0, routes.length / 2).map((route) => `${route}-more`);
    expect(verdict(moved, ['/', ...routes, ...more])).toContain('[warn]');
    const said = verdict(moved, ['/', ...routes, ...more], line);
    expect(said).toMatch(/test is successful/);
    expect(said).not.toContain('[warn]');
  });

  test.each([45, 46, 47, 62, 109, 110, 111, 300])(
    'takes a page and an old address of %i characters',
    (length) => {
      const [page, from] = ['p', 'f'].map((letter) => `/${letter.repeat(length - 1)}`);
      expect(verdict([{ from: from!, to: '/', status: 301 }], ['/', page!])).toMatch(
        /test is successful/,
      );
    },
  );

  test('writes no error', () =>
    expect(readFileSync(path.join(dir, 'logs/error.log'), 'utf8')).not.toMatch(
      /\[(emerg|alert|crit)\]/,
    ));
});

/** Waits until a port takes connections, 5 s at most. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).on('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx 没有在端口 ${port} 上启动。`);
}
