import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { styleHashes, tagsOf } from '../../../src/hosting/html';
import { withInlineStyles, withIntegrity, writeAssets } from '../../../src/hosting/pageAssets';
import { builtSite } from './fixture';

const digest = (address: string): string => `sha384-of(${address})`;

describe('a page says what its scripts and styles must be', () => {
  test.each([
    [
      '<script src=/assets/js/main.1a2b.js defer></script>',
      '<script src=/assets/js/main.1a2b.js defer integrity="sha384-of(/assets/js/main.1a2b.js)"></script>',
    ],
    [
      '<link rel="stylesheet" href="/assets/css/styles.1a2b.css" />',
      '<link rel="stylesheet" href="/assets/css/styles.1a2b.css" integrity="sha384-of(/assets/css/styles.1a2b.css)" />',
    ],
    [
      '<link href=/assets/css/styles.1a2b.css rel=stylesheet>',
      '<link href=/assets/css/styles.1a2b.css rel=stylesheet integrity="sha384-of(/assets/css/styles.1a2b.css)">',
    ],
  ])('%s', (before, after) => {
    expect(withIntegrity(before, digest)).toBe(after);
    expect(withIntegrity(after, digest)).toBe(after);
  });

  test('a new digest takes the place of the one before', () =>
    expect(
      withIntegrity('<script src=/assets/js/a.js integrity="sha384-old"></script>', digest),
    ).toBe('<script src=/assets/js/a.js integrity="sha384-of(/assets/js/a.js)"></script>'));

  test.each([
    '<script src="/redirect.js" data-to="/guards"></script>',
    '<script>boot("/assets/js/a.js")</script>',
    '<link rel="icon" href="/img/favicon.svg">',
    '<a href="/assets/js/a.js">the file</a>',
    '<p>&lt;script src=/assets/js/a.js&gt;</p>',
  ])('%s stays as it is', (html) => expect(withIntegrity(html, digest)).toBe(html));
});

describe('a page brings its styles along', () => {
  const read = (address: string): string => `p::after{content:"${address}</style><b>"}`;

  test.each([
    '<link rel="stylesheet" href="/assets/css/a.1.css" />',
    '<link rel=stylesheet href=/assets/css/a.1.css>',
    '<link href=/assets/css/a.1.css rel=stylesheet integrity="sha384-x">',
  ])('%s', (link) => {
    const written = withInlineStyles(`<head>${link}<script>boot()</script></head>`, read);
    const tags = tagsOf(written);
    expect(tags.map(({ name }) => name)).toEqual(['html', 'head', 'style', 'script', 'body']);
    expect(tags[2]).toEqual({
      name: 'style',
      attributes: { 'data-file': '/assets/css/a.1.css' },
      text: 'p::after{content:"/assets/css/a.1.css<\\/style><b>"}',
    });
    expect(withInlineStyles(written, read)).toBe(written);
  });

  test.each([
    '<link rel="stylesheet" media="print" href="/assets/css/a.1.css">',
    '<link rel="stylesheet" href="/ad-frame.css">',
    '<link rel="preload" as="style" href="/assets/css/a.1.css">',
    '<a rel="stylesheet" href="/assets/css/a.1.css">the file</a>',
    '<p>&lt;link rel=stylesheet href=/assets/css/a.1.css&gt;</p>',
  ])('%s stays as it is', (html) => expect(withInlineStyles(html, read)).toBe(html));
});

describe('the pages of a built site', () => {
  let site: ReturnType<typeof builtSite>;
  beforeEach(() => void (site = builtSite()));
  afterEach(() => site.remove());
  const page = 'guards.html';
  const withScript = (name: string): string =>
    `<!doctype html><title>守卫</title><script src="/assets/js/${name}" defer></script>`;
  const read = (file: string): Buffer => readFileSync(path.join(site.dir, file));

  test('carry the digest of the file itself; once more changes nothing', () => {
    site.write(page, withScript('main.1a2b.js'));
    writeAssets(site.dir);
    const written = read(page).toString();
    const sha384 = createHash('sha384').update(read('assets/js/main.1a2b.js')).digest('base64');
    expect(tagsOf(written).find(({ name }) => name === 'script')?.attributes).toEqual({
      src: '/assets/js/main.1a2b.js',
      defer: '',
      integrity: `sha384-${sha384}`,
    });
    writeAssets(site.dir);
    expect(read(page).toString()).toBe(written);
  });

  test('bring the style sheet along as it is in its file', () => {
    const styles = 'p{color:red}';
    site.write('assets/css/a.1.css', styles);
    site.write(page, '<!doctype html><link rel=stylesheet href=/assets/css/a.1.css><p>守卫');
    writeAssets(site.dir);
    const written = read(page).toString();
    expect(written).toContain(`<style data-file="/assets/css/a.1.css">${styles}</style>`);
    const digest = createHash('sha256').update(styles).digest('base64');
    expect(styleHashes(tagsOf(written))).toEqual([`sha256-${digest}`]);
    writeAssets(site.dir);
    expect(read(page).toString()).toBe(written);
  });

  test('one that names a script that is not there ends the build', () => {
    site.write(page, withScript('lost.js'));
    expect(() => writeAssets(site.dir)).toThrow('lost.js');
  });
});
