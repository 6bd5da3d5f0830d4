import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tagsOf } from '../../../src/hosting/html';
import { withIntegrity, writeIntegrity } from '../../../src/hosting/integrity';
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
    writeIntegrity(site.dir);
    const written = read(page).toString();
    const sha384 = createHash('sha384').update(read('assets/js/main.1a2b.js')).digest('base64');
    expect(tagsOf(written).find(({ name }) => name === 'script')?.attributes).toEqual({
      src: '/assets/js/main.1a2b.js',
      defer: '',
      integrity: `sha384-${sha384}`,
    });
    writeIntegrity(site.dir);
    expect(read(page).toString()).toBe(written);
  });

  test('one that names a script that is not there ends the build', () => {
    site.write(page, withScript('lost.js'));
    expect(() => writeIntegrity(site.dir)).toThrow('lost.js');
  });
});
