import { readFileSync, writeFileSync } from 'node:fs';
import { minify } from '@swc/html';
import { minifyPages } from '../../../src/hosting/minify';
import { ownProject, type OwnProject } from '../../support/ownProject';

jest.mock('@swc/html', () => ({
  minify: jest.fn(jest.requireActual<typeof import('@swc/html')>('@swc/html').minify),
}));
const looked = jest.mocked(minify);

let project: OwnProject;
beforeEach(() => {
  project = ownProject({ 'src/hosting/minify.ts': '' });
  looked.mockClear();
});
afterEach(() => project.leave());

const PAGE = `<!doctype html>
<html class="doc">
  <head><title>守卫</title></head>
  <body><div id="__docusaurus"><p class="">一<!-- -->二</p>   <a target="_self" href="/">首页</a></div></body>
</html>`;

/** Puts these pages into the folder, minifies them, and reads them again. */
async function minified(
  pages: Record<string, string>,
): Promise<{ odd: string[]; pages: Record<string, string> }> {
  for (const [file, html] of Object.entries(pages)) writeFileSync(file, html);
  const odd = await minifyPages('.', Object.keys(pages));
  return {
    odd,
    pages: Object.fromEntries(Object.keys(pages).map((file) => [file, readFileSync(file, 'utf8')])),
  };
}

test('what no browser needs goes; what React compares stays: comments, empty and redundant attributes', async () => {
  const { odd, pages } = await minified({ 'guards.html': PAGE });
  expect(odd).toEqual([]);
  expect(pages['guards.html']!.length).toBeLessThan(PAGE.length);
  expect(pages['guards.html']).toMatch(/<p class(?:="")?>一<!-- -->二<\/p>/);
  expect(pages['guards.html']).toMatch(/target="?_self/);
  expect(pages['guards.html']).toContain('<head><title>守卫</title>');
});

test('a page that is as before is not looked at again, and comes out the same', async () => {
  const other = PAGE.replace('一', '三');
  const first = await minified({ 'guards.html': PAGE, 'pipes.html': other });
  expect(looked).toHaveBeenCalledTimes(2);
  const again = await minified({ 'guards.html': PAGE, 'pipes.html': `${other}<p>新` });
  expect(looked).toHaveBeenCalledTimes(3);
  expect(again.pages['guards.html']).toBe(first.pages['guards.html']);
  expect(again.pages['pipes.html']).toContain('<p>新');
});

test('what is odd is told with the file, from the cache, too', async () => {
  const odd = PAGE.replace('<p class="">', '<p class="" class="x">');
  const first = (await minified({ 'guards.html': odd })).odd;
  expect(first).toEqual([expect.stringMatching(/^guards\.html：/)]);
  expect((await minified({ 'guards.html': odd })).odd).toEqual(first);
  expect(looked).toHaveBeenCalledTimes(1);
});
