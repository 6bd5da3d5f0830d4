import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readEnvironment} from '../../../src/environment';
import {finishBuild} from '../../../src/hosting/finishBuild';
import {headersFor, parseHeaders, parseRedirects} from '../../../src/hosting/hostFiles';
import {tagsOf} from '../../../src/hosting/html';
import {builtSite, moved} from './fixture';

const environment = readEnvironment({SITE_URL: 'https://docs.example.com'});
let site: ReturnType<typeof builtSite>;
beforeEach(() => void (site = builtSite()));
afterEach(() => site.remove());

const read = (file: string): string => readFileSync(path.join(site.dir, file), 'utf8');
const finish = (): unknown => finishBuild(site.dir, moved, environment);

test('counts the pages: neither the 404 page nor frames nor old addresses', () => {
  expect(finish()).toEqual({pages: 3, hostFiles: ['_nginx.conf', '_redirects', '_headers']});
});

describe('redirect pages', () => {
  test('lead on by one script file, by refresh without JavaScript, and by a link', () => {
    finish();
    const tags = tagsOf(read('components/index.html'));
    const find = (name: string): Record<string, string>[] => tags.filter((tag) => tag.name === name).map((tag) => tag.attributes);
    expect(find('script')).toEqual([{src: '/redirect.js', 'data-to': '/guards'}]);
    expect(find('meta')).toContainEqual({'http-equiv': 'refresh', content: '0; url=/guards'});
    expect(find('link')).toEqual([{rel: 'canonical', href: 'https://docs.example.com/guards'}]);
    expect(find('a')).toEqual([{href: '/guards'}]);
    expect(find('html')).toEqual([{lang: 'zh-Hans'}]);
  });

  test('only the crud-utilities one asks not to be indexed', () => {
    finish();
    expect(read('recipes/crud-utilities/index.html')).toContain('content="noindex"');
    expect(read('components/index.html')).not.toContain('noindex');
  });

  test('one that plugin-client-redirects did not make is a fault', () => {
    expect(() => finishBuild(site.dir, [...moved, {from: '/lost', to: '/', status: 301}], environment)).toThrow('lost/index.html 不在构建结果里');
  });
});

describe('host files', () => {
  test('carry the hash of the inline script and the redirects', () => {
    finish();
    const hash = createHash('sha256').update('boot()').digest('base64');
    expect(headersFor(parseHeaders(read('_headers')), '/guards')['Content-Security-Policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(parseRedirects(read('_redirects'))).toEqual(moved);
    expect(read('_nginx.conf')).toContain(hash);
  });

  test('robots.txt lets everyone in and names the site map by its whole address', () => {
    finish();
    expect(read('robots.txt').trim().split(/\n+/)).toEqual(['User-agent: *', 'Disallow:', 'Sitemap: https://docs.example.com/sitemap.xml']);
  });

  test('a second run changes nothing', () => {
    finish();
    const files = ['_headers', '_redirects', '_nginx.conf', 'components/index.html'];
    const before = files.map(read);
    finish();
    expect(files.map(read)).toEqual(before);
  });
});

describe('faults stop it, with file and cure', () => {
  const faulty = (file: string, html: string): (() => unknown) => {
    site.write(file, html);
    return finish;
  };

  test('a second inline script', () => expect(faulty('pipes.html', '<script>other()</script>')).toThrow(/最多一种内联脚本，现在有 2 种[\s\S]*404\.html\npipes\.html/));
  test('a style attribute', () => expect(faulty('pipes.html', '<p style="x">')).toThrow('pipes.html：<p style="x">'));
  test('an event attribute', () => expect(faulty('404.html', '<img onerror=x>')).toThrow('404.html：<img onerror="x">'));
  test('a style element', () => expect(faulty('ad-frame.html', '<style></style>')).toThrow('ad-frame.html：<style>'));
  test('a page with an odd address', () => expect(faulty('守卫.html', '')).toThrow('页面地址 /守卫'));
  test('and no header file says that the build is complete', () => {
    expect(faulty('pipes.html', '<p style="x">')).toThrow();
    expect(existsSync(path.join(site.dir, '_headers'))).toBe(false);
  });
});
