import type * as PageHtml from '../../../../src/components/PageText/pageHtml';

/** A page as `DOMParser` would hand it over: what stands between the tags of `.prose`. */
class Parser {
  parseFromString(html: string): {querySelector: (selector: string) => {innerHTML: string} | null} {
    const [, innerHTML] = /<div class="prose">(.*)<\/div>/s.exec(html) ?? [];
    return {querySelector: (selector) => (selector === 'article .prose' && innerHTML !== undefined ? {innerHTML} : null)};
  }
}

const PAGE = '<article><div class="prose"><p>正文</p></div></article>';

let pageHtml: typeof PageHtml;
let fetched: string[];
let answer: (path: string) => {ok: boolean; redirected?: boolean; status?: number; html: string};

beforeEach(() => {
  // What is known is kept in the module.
  jest.isolateModules(() => (pageHtml = require('../../../../src/components/PageText/pageHtml')));
  fetched = [];
  answer = () => ({ok: true, html: PAGE});
  Object.assign(globalThis, {
    DOMParser: Parser,
    fetch: async (path: string) => {
      fetched.push(path);
      const {html, redirected = false, status = 200, ok} = answer(path);
      return {ok, redirected, status, text: async () => html};
    },
  });
});

test('the text of a page is loaded once, however its address is spelt', async () => {
  expect(pageHtml.knownHtml('/guards')).toBeUndefined();
  await Promise.all([pageHtml.loadPageHtml('/guards'), pageHtml.loadPageHtml('/guards/')]);
  await pageHtml.loadPageHtml('/guards');
  expect(fetched).toEqual(['/guards']);
  expect(pageHtml.knownHtml('/guards/')).toBe('<p>正文</p>');
});

test('the root keeps its slash', async () => {
  await pageHtml.loadPageHtml('/');
  expect(fetched).toEqual(['/']);
  expect(pageHtml.knownHtml('/')).toBe('<p>正文</p>');
});

test.each([
  ['a missing page', {ok: false, status: 404, html: PAGE}],
  ['a host’s rule that led elsewhere', {ok: true, redirected: true, html: PAGE}],
  ['a page without a text', {ok: true, html: '<p>404</p>'}],
])('%s is an error, and the next visit tries again', async (_, wrong) => {
  answer = () => wrong;
  await expect(pageHtml.loadPageHtml('/guards')).rejects.toThrow('/guards');
  expect(pageHtml.knownHtml('/guards')).toBeUndefined();
  answer = () => ({ok: true, html: PAGE});
  await pageHtml.loadPageHtml('/guards');
  expect(fetched).toHaveLength(2);
});

test('a malformed address is no crash', () => expect(pageHtml.knownHtml('/%FF')).toBeUndefined());

test('the page opened first is kept as it is in the document', () => {
  Object.assign(globalThis, {document: {querySelector: () => ({innerHTML: '<p>第一页</p>'})}, window: {location: {pathname: '/%E7%8C%AB/'}}});
  pageHtml.adoptFirstPage();
  expect(pageHtml.knownHtml('/猫')).toBe('<p>第一页</p>');
});
