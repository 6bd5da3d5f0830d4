import type * as Pages from '../../../../src/plugins/html-pages/page';

/** What stands around the text, and what was put in its place. */
interface Taken {
  html: string;
  text: string[];
}

interface FakeDocument {
  title: string;
  documentElement: { className: string };
  adoptNode: (node: object) => object;
  querySelector: (selector: string) => object | null;
  querySelectorAll: () => Array<{ getAttribute: (name: string) => string | null }>;
}

interface Wanted {
  text?: string;
  app?: string;
  frame?: string;
  script?: string;
}

/** A page as the build writes it, as far as it is read. */
const htmlOf = ({
  text = '<p>守卫</p>',
  app = 'never',
  frame = 'current',
  script = '/assets/js/main.1.js',
}: Wanted = {}): string =>
  `<html class="docs-doc-id-guards"><head><title>守卫</title></head><header></header><main><div data-app=${app} data-frame=${frame}><article>` +
  `<h1>守卫</h1><div class=prose>${text}</div><footer class=end>下一页</footer></article></div></main>` +
  `<aside>菜单</aside><script src=${script} defer></script>`;

/** Its document, as far as that is asked. */
function documentOf(html: string): FakeDocument {
  const found = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
  const text: string[] = [];
  const frame = { app: found(/data-app=(\w+)/), frame: found(/data-frame=(\w+)/) };
  return {
    title: found(/<title>(.*?)</) ?? '',
    documentElement: { className: found(/class="(.*?)"/) ?? '' },
    adoptNode: (node) => node,
    querySelector: (selector) =>
      selector === 'main'
        ? {
            html,
            text,
            querySelector: () => ({
              children: { length: 0, [Symbol.iterator]: () => [].values() },
              insertAdjacentHTML: (_: string, part: string) => void text.push(part),
            }),
          }
        : frame.frame === undefined
          ? null
          : { dataset: frame },
    querySelectorAll: () => [{ getAttribute: () => found(/src=([^\s>]+)/) ?? null }],
  };
}

let fetched: string[];
let answer: { ok: boolean; redirected?: boolean; status?: number; html: string };
let pages: typeof Pages;

const takeMain = async (path: string): Promise<Taken> =>
  (await pages.takePage(path)).main as unknown as Taken;

beforeEach(() => {
  fetched = [];
  answer = { ok: true, html: htmlOf() };
  const document = documentOf(htmlOf());
  Object.assign(globalThis, {
    document,
    window: { document, innerWidth: 1280, innerHeight: 900 },
    DOMParser: class {
      parseFromString = documentOf;
    },
    fetch: async (path: string) => {
      fetched.push(path);
      const { html, redirected = false, status = 200, ok } = answer;
      const url = `https://docs.example.com${redirected ? '/pipes?x=1' : path}`;
      return { ok, redirected, status, url, text: async () => html };
    },
  });
  jest.isolateModules(() => {
    pages = require('../../../../src/plugins/html-pages/page') as typeof Pages;
  });
});

test('a page is taken from its HTML: its head and main part, with the text, and without the menu', async () => {
  const { title, className, main } = await pages.takePage('/guards');
  expect([title, className]).toEqual(['守卫', 'docs-doc-id-guards']);
  const { html, text } = main as unknown as Taken;
  expect(html).toContain('<div class=prose></div><footer class=end>下一页</footer>');
  expect(html).not.toContain('菜单');
  expect(text.join('')).toBe('<p>守卫</p>');
  expect(fetched).toEqual(['/guards']);
});

test('what a text holds does not end it', async () => {
  const text = '<div class=prose>甲</div><p>乙</p><div></div>';
  answer = { ok: true, html: htmlOf({ text }) };
  expect((await takeMain('/guards')).text.join('')).toBe(text);
});

test('a page that was made ready is asked for once, and handed out once', async () => {
  await pages.preparePage('/guards');
  const first = await takeMain('/guards');
  expect(fetched).toEqual(['/guards']);
  const again = await takeMain('/guards');
  expect(again).not.toBe(first);
  expect(again.text).toEqual(first.text);
  expect(fetched).toEqual(['/guards']);
});

test('of a page that a host’s rule led to, it is known where that is', async () => {
  expect((await pages.takePage('/guards')).movedTo).toBeUndefined();
  answer = { ok: true, redirected: true, html: htmlOf() };
  expect((await pages.takePage('/components')).movedTo).toMatchObject({
    pathname: '/pipes',
    search: '?x=1',
  });
});

test('one that did not come is asked for again', async () => {
  answer = { ok: false, status: 503, html: '' };
  await expect(pages.preparePage('/guards')).rejects.toThrow('503');
  answer = { ok: true, html: htmlOf() };
  expect((await takeMain('/guards')).text).toHaveLength(1);
  expect(fetched).toEqual(['/guards', '/guards']);
});

test.each([
  ['a missing page', { ok: false, status: 404, html: htmlOf() }],
  ['a page of another release', { ok: true, html: htmlOf({ script: '/assets/js/main.2.js' }) }],
  ['a page of another version', { ok: true, html: htmlOf({ frame: 'next' }) }],
  ['a page that React has to bring to life', { ok: true, html: htmlOf({ app: 'now' }) }],
  ['a page that is no page', { ok: true, html: '404' }],
  ['half a page', { ok: true, html: htmlOf().slice(0, 200) }],
])('%s is an error', async (_, wrong) => {
  answer = wrong;
  await expect(pages.takePage('/guards')).rejects.toThrow('/guards');
});
