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

interface FakeElement {
  innerHTML: string;
  childNodes: never[];
  insertAdjacentHTML: (where: string, html: string) => void;
}

interface FakeDocument {
  documentElement: { dataset: Record<string, string> };
  createElement: () => FakeElement;
  querySelector: (selector: string) => { innerHTML: string } | null;
  getElementById: (id: string) => { textContent: string } | null;
  querySelectorAll: () => Array<{ getAttribute: (name: string) => string | null }>;
}

const TEXT = '<p>守卫</p>';

/** A page as the build writes it, as far as it is read. */
const htmlOf = (text: string, title: string, script = '/assets/js/main.1.js'): string =>
  `<head><script src=${script}></script></head><main><article><div class=prose>${text}</div>` +
  `<script type=application/json id=page-data>${writeData(dataOf(title))}</script></article></main><nav></nav>`;

/** Its document, as far as that is asked. */
function documentOf(html: string): FakeDocument {
  const found = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
  const text = found(/<div class=prose>(.*)<\/div>/);
  const data = found(/id=page-data>(.*?)<\/script>/);
  return {
    documentElement: { dataset: {} },
    createElement: () => ({
      innerHTML: '',
      childNodes: [],
      insertAdjacentHTML(_, part) {
        this.innerHTML += part;
      },
    }),
    querySelector: (selector) =>
      selector === 'article .prose' && text !== undefined ? { innerHTML: text } : null,
    getElementById: (id) =>
      id === 'page-data' && data !== undefined ? { textContent: data } : null,
    querySelectorAll: () => [
      { getAttribute: (name) => (name === 'src' ? (found(/src=([^>]+)>/) ?? null) : null) },
    ],
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
  answer = { ok: true, html: htmlOf(TEXT, '守卫') };
  opened = documentOf(htmlOf('<p>首页</p>', '首页'));
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
  ['a missing page', { ok: false, status: 404, html: htmlOf(TEXT, '守卫') }],
  ['a host’s rule that led elsewhere', { ok: true, redirected: true, html: htmlOf(TEXT, '守卫') }],
  ['a page of another release', { ok: true, html: htmlOf(TEXT, '守卫', '/assets/js/main.2.js') }],
  ['a page without a text', { ok: true, html: '404' }],
  [
    'a page whose data are not after its text',
    { ok: true, html: '<div class=prose></div><p>守卫' },
  ],
])('%s is an error', async (_, wrong) => {
  answer = wrong;
  await expect(openPage('/guards')).rejects.toThrow('/guards');
});

test('no text ends the element that the data stand in', () =>
  expect(writeData(dataOf('a'))).not.toContain('</'));
