import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readEnvironment } from '../../../src/environment';
import { finishBuild } from '../../../src/hosting/finishBuild';
import { headersFor, parseHeaders, parseRedirects } from '../../../src/hosting/hostFiles';
import { tagsOf } from '../../../src/hosting/html';
import { listFiles } from '../../../src/hosting/pages';
import { builtSite, moved } from './fixture';

const environment = readEnvironment({ SITE_URL: 'https://docs.example.com' });
let site: ReturnType<typeof builtSite>;
beforeEach(() => void (site = builtSite()));
afterEach(() => site.remove());

const read = (file: string): string => readFileSync(path.join(site.dir, file), 'utf8');
const digestOf = (algorithm: string, text: string): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
const finish = (): Promise<unknown> => finishBuild(site.dir, moved, environment);

test('counts the pages: neither the 404 page nor frames nor old addresses', async () => {
  expect(await finish()).toEqual({
    pages: 3,
    hostFiles: ['_nginx.conf', '_redirects', '_headers'],
  });
});

describe('redirect pages', () => {
  test('lead on by one script file, by refresh without JavaScript, and by a link', async () => {
    await finish();
    const tags = tagsOf(read('components/index.html'));
    const find = (name: string): Array<Record<string, string>> =>
      tags.filter((tag) => tag.name === name).map((tag) => tag.attributes);
    expect(find('script')).toEqual([
      {
        src: '/redirect.js',
        'data-to': '/guards',
        integrity: digestOf('sha384', read('redirect.js')),
      },
    ]);
    expect(find('meta')).toContainEqual({ 'http-equiv': 'refresh', content: '0; url=/guards' });
    expect(find('link')).toEqual([{ rel: 'canonical', href: 'https://docs.example.com/guards' }]);
    expect(find('a')).toEqual([{ href: '/guards' }]);
    expect(find('html')).toEqual([{ lang: 'zh-Hans' }]);
  });

  test('only the crud-utilities one asks not to be indexed', async () => {
    await finish();
    expect(read('recipes/crud-utilities/index.html')).toContain('content="noindex"');
    expect(read('components/index.html')).not.toContain('noindex');
  });

  test('one that plugin-client-redirects did not make is a fault', async () => {
    await expect(
      finishBuild(site.dir, [...moved, { from: '/lost', to: '/', status: 301 }], environment),
    ).rejects.toThrow('lost/index.html 不在构建结果里');
  });
});

describe('host files', () => {
  test('carry the digests of the scripts that pages carry and name, and the redirects', async () => {
    site.write(
      'pipes.html',
      '<!doctype html><title>管道</title><script src=/assets/js/main.js defer integrity=sha384-main></script>',
    );
    await finish();
    const boot = digestOf('sha256', 'boot()');
    const redirect = digestOf('sha384', read('redirect.js'));
    expect(
      headersFor(parseHeaders(read('_headers')), '/guards')['Content-Security-Policy'],
    ).toContain(
      `script-src 'strict-dynamic' '${boot}' ${[redirect, 'sha384-main']
        .sort()
        .map((digest) => `'${digest}'`)
        .join(' ')};`,
    );
    expect(parseRedirects(read('_redirects'))).toEqual(moved);
    expect(read('_nginx.conf')).toContain(boot);
  });

  test('robots.txt lets everyone in and names the site map by its whole address', async () => {
    await finish();
    expect(read('robots.txt').trim().split(/\n+/)).toEqual([
      'User-agent: *',
      'Disallow:',
      'Sitemap: https://docs.example.com/sitemap.xml',
    ]);
  });

  test('security.txt names the project’s own repository, and its own place', async () => {
    await finishBuild(
      site.dir,
      moved,
      readEnvironment({
        SITE_URL: 'https://docs.example.com',
        REPOSITORY_URL: 'https://github.com/me/docs',
      }),
    );
    expect(read('.well-known/security.txt')).toMatch(
      /^# 网站本身的[^]*^Contact: https:\/\/github\.com\/me\/docs\/security$[^]*^Canonical: https:\/\/docs\.example\.com\/\.well-known\/security\.txt$/m,
    );
  });

  test('without a repository of its own, security.txt does not pass the framework’s off as that', async () => {
    await finish();
    const security = read('.well-known/security.txt');
    expect(security).toMatch(/^# .*没有写明自己的仓库（REPOSITORY_URL）/);
    expect(security).not.toContain('告诉我们');
  });

  test('a second run changes nothing', async () => {
    await finish();
    const files = [
      '_headers',
      '_redirects',
      '_nginx.conf',
      'components/index.html',
      'assets/js/main.1a2b.js.br',
      'assets/js/main.1a2b.js.gz',
    ];
    const before = files.map(read);
    await finish();
    expect(files.map(read)).toEqual(before);
  });
});

describe('without the site’s address', () => {
  beforeEach(() => finishBuild(site.dir, moved, readEnvironment({})));

  test('robots.txt names no site map', () =>
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow:\n'));
  test('redirect pages name no canonical address', () => {
    expect(tagsOf(read('components/index.html')).map(({ name }) => name)).not.toContain('link');
    expect(read('components/index.html')).toContain('url=/guards');
  });
});

describe('compressed copies', () => {
  beforeEach(finish);

  test('hold the same as the file', () => {
    const bytes = (file: string): Buffer => readFileSync(path.join(site.dir, file));
    expect(brotliDecompressSync(bytes('assets/js/main.1a2b.js.br'))).toEqual(
      bytes('assets/js/main.1a2b.js'),
    );
    expect(gunzipSync(bytes('assets/js/main.1a2b.js.gz'))).toEqual(bytes('assets/js/main.1a2b.js'));
  });
  test.each(['guards.html', 'img/logo.png', '_headers'])(
    '%s has none: it is small, compressed already, or nothing to send',
    (file) => {
      for (const ending of ['.br', '.gz'])
        expect(existsSync(path.join(site.dir, file + ending))).toBe(false);
    },
  );
  test('do not count as files of the site', () =>
    expect(listFiles(site.dir).filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]));
});

describe('faults stop it, with file and cure', () => {
  const faulty = (file: string, html: string): Promise<unknown> => {
    site.write(file, html);
    return finish();
  };

  test('a second inline script', () =>
    expect(faulty('pipes.html', '<script>other()</script>')).rejects.toThrow(
      /最多一种内联脚本，现在有 2 种[\s\S]*404\.html\npipes\.html/,
    ));
  test('a style attribute', () =>
    expect(faulty('pipes.html', '<p style="x">')).rejects.toThrow('pipes.html：<p style="x">'));
  test('a script without its digest', () =>
    expect(faulty('pipes.html', '<script src="/a.js"></script>')).rejects.toThrow(
      /带摘要[^]*pipes\.html：<script src="\/a\.js">/,
    ));
  test('an event attribute', () =>
    expect(faulty('404.html', '<img onerror=x>')).rejects.toThrow('404.html：<img onerror="x">'));
  test('a style element', () =>
    expect(faulty('ad-frame.html', '<style></style>')).rejects.toThrow('ad-frame.html：<style>'));
  test('a page with an odd address', () =>
    expect(faulty('守卫.html', '')).rejects.toThrow('页面地址 /守卫'));
  test('also one that no file of the book gives', () =>
    expect(faulty('blog/tags/新闻.html', '')).rejects.toThrow(
      /页面地址 \/blog\/tags\/新闻 .*别的页面，在页首写 slug；博客的标签，在 blog\/tags\.yml 里给它写 permalink。/,
    ));
  test('and no header file says that the build is complete', async () => {
    await expect(faulty('pipes.html', '<p style="x">')).rejects.toThrow();
    expect(existsSync(path.join(site.dir, '_headers'))).toBe(false);
  });
});
