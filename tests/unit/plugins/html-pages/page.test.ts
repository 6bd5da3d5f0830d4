import type * as Page from '../../../../src/plugins/html-pages/page';
import { writeData, type PageData } from '../../../../src/plugins/html-pages/data';

jest.mock('../../../../src/plugins/navigation/useAppLinks', () => ({ useAppLinks: () => ({}) }));

const dataOf = (title: string): PageData =>
  ({
    frontMatter: { title },
    contentTitle: undefined,
    metadata: { title, permalink: '/guards', frontMatter: { title } },
    assets: {},
    toc: [{ value: '</script>', id: 'a', level: 3 }],
  }) as unknown as PageData;

interface FakeDocument {
  documentElement: { dataset: Record<string, string> };
  querySelector: (selector: string) => { innerHTML: string; childNodes: never[] } | null;
  getElementById: (id: string) => { textContent: string } | null;
  querySelectorAll: () => Array<{ getAttribute: (name: string) => string | null }>;
}

/** A page's document, as far as it is read: `text|title|script`, or something else. */
function documentOf(page: string): FakeDocument {
  const [html, title, script = '/assets/js/main.1.js'] = page.includes('|') ? page.split('|') : [];
  return {
    documentElement: { dataset: {} },
    querySelector: (selector) =>
      selector === 'article .prose' && html !== undefined
        ? { innerHTML: html, childNodes: [] }
        : null,
    getElementById: (id) =>
      id === 'page-data' && title !== undefined ? { textContent: writeData(dataOf(title)) } : null,
    querySelectorAll: () => [{ getAttribute: (name) => (name === 'src' ? script : null) }],
  };
}

let fetched: string[];
let answer: { ok: boolean; redirected?: boolean; status?: number; html: string };
let opened: FakeDocument;
let openPage: typeof Page.openPage;

/** The browser has opened a page with the document `opened`; what it was is read when the modules load. */
function open(pathname: string): void {
  const location = { pathname };
  Object.assign(globalThis, { location, window: { location, document: opened } });
  jest.resetModules();
  ({ openPage } = require('../../../../src/plugins/html-pages/page') as typeof Page);
}

beforeEach(() => {
  fetched = [];
  answer = { ok: true, html: '<p>守卫</p>|守卫' };
  opened = documentOf('<p>首页</p>|首页');
  Object.assign(globalThis, {
    document: opened,
    DOMParser: class {
      parseFromString = documentOf;
    },
    fetch: async (path: string) => {
      fetched.push(path);
      const { html, redirected = false, status = 200, ok } = answer;
      return { ok, redirected, status, text: async () => html };
    },
  });
  open('/');
});

test('a page comes from its HTML file, with all that the docs plugin knows of it', async () => {
  expect((await openPage('/guards')).data).toEqual(dataOf('守卫'));
  expect(fetched).toEqual(['/guards']);
});

test.each([
  ['/', '/'],
  ['/%E7%8C%AB/', '/猫'],
  ['/%FF', '/%FF'],
])(
  'the page that the browser has opened at %s is read from the document',
  async (pathname, permalink) => {
    open(pathname);
    expect((await openPage(permalink)).data.frontMatter.title).toBe('首页');
    expect(fetched).toEqual([]);
  },
);

test('a reader who has already gone on gets the page of the link, not the document’s', async () => {
  window.location.pathname = '/guards';
  expect((await openPage('/guards')).data.frontMatter.title).toBe('守卫');
  expect(fetched).toEqual(['/guards']);
});

test('once React has taken over, the document is no source any more', async () => {
  opened.documentElement.dataset.hasHydrated = 'true';
  expect((await openPage('/')).data.frontMatter.title).toBe('守卫');
  expect(fetched).toEqual(['/']);
});

test.each([
  ['a missing page', { ok: false, status: 404, html: '<p>守卫</p>|守卫' }],
  ['a host’s rule that led elsewhere', { ok: true, redirected: true, html: '<p>守卫</p>|守卫' }],
  ['a page of another release', { ok: true, html: '<p>守卫</p>|守卫|/assets/js/main.2.js' }],
  ['a page without a text', { ok: true, html: '404' }],
])('%s is an error', async (_, wrong) => {
  answer = wrong;
  await expect(openPage('/guards')).rejects.toThrow('/guards');
});

test('no text ends the element that the data stand in', () =>
  expect(writeData(dataOf('a'))).not.toContain('</'));
