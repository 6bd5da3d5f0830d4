import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { pitch } from '../../../../src/plugins/html-pages/lazyPage';
import { isLazyBundler, lazyPages } from '../../../../src/plugins/html-pages/lazyPages';

/** The bundler as `npm start` has it, with pages that a loader “compiles”. */

type Lazy = ReturnType<typeof lazyPages>;
type Middleware = (request: object, response: object, next: () => void) => unknown;

let site: string;
beforeEach(() => (site = mkdtempSync(path.join(tmpdir(), 'lazy-pages-'))));
afterEach(() => rmSync(site, { recursive: true }));

const place = (name: string): string => path.join(site, name);

/** A stand-in for `keptPages.ts`: pages are kept by their text. */
const keptTexts = (...texts: string[]) =>
  ({
    keyOf: (file: string) => readFileSync(file, 'utf8'),
    get: (text: string) => (texts.includes(text) ? text : undefined),
  }) as unknown as Parameters<typeof lazyPages>[2];

const lazily = (...kept: string[]): Lazy => {
  if (!isLazyBundler(rspack)) throw new Error('Rspack compiles nothing on demand any more');
  return lazyPages(rspack, (file) => /\.mdx?$/.test(file), keptTexts(...kept));
};

/** What the development server would do with a request. */
function middlewareOf({ devServer }: Lazy): Middleware {
  const others = [{ name: 'other' }] as Array<{ name: string; middleware?: Middleware }>;
  const { setupMiddlewares } = devServer as { setupMiddlewares: (list: unknown[]) => unknown[] };
  expect(setupMiddlewares(others)).toEqual([]);
  expect(others.map(({ name }) => name)).toEqual(['lazy-pages', 'other']);
  return others[0]!.middleware!;
}

/** Starts the bundler on an entry that imports pages. @returns the pages that have been compiled, whenever it is asked */
async function bundle({ rule, devServer: _, ...lazy }: Lazy) {
  writeFileSync(place('entry.js'), `import('./guards.md'); import('./pipes.md');`);
  writeFileSync(place('parts.js'), `globalThis.parts = 'the components in texts';`);
  const log = place('compiled.txt');
  writeFileSync(log, '');
  writeFileSync(
    place('compile.js'),
    `module.exports = function (text) {
      require('node:fs').appendFileSync(${JSON.stringify(log)}, require('node:path').basename(this.resourcePath) + '\\n');
      return 'export default ' + JSON.stringify(text);
    };`,
  );
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    context: site,
    entry: place('entry.js'),
    resolve: { alias: { '@site/src/plugins/html-pages/reactPage': place('parts.js') } },
    output: { path: place('out') },
    module: { rules: [rule, { test: /\.md$/, use: [place('compile.js')] }] },
    ...lazy,
  } as never);
  let done = (): void => undefined;
  const compiled = () => new Promise<void>((resolve) => (done = resolve));
  const first = compiled();
  const watching = compiler.watch({}, () => done());
  await first;
  return {
    compiled,
    pages: () => readFileSync(log, 'utf8').split('\n').filter(Boolean).sort(),
    first: () => readFileSync(place('out/guards_md.js'), 'utf8'),
    written: () => readFileSync(place('out/guards_md_written_lazy-compilation-proxy.js'), 'utf8'),
    close: () =>
      new Promise<void>((resolve) => watching.close(() => compiler.close(() => resolve()))),
  };
}

test('a page is compiled when the browser asks for it, unless it is kept', async () => {
  writeFileSync(place('guards.md'), '守卫');
  writeFileSync(place('pipes.md'), '管道');
  const lazy = lazily('管道');
  const bundler = await bundle(lazy);
  try {
    expect(bundler.pages()).toEqual(['pipes.md']);
    // Whatever is compiled later, all styles are one file that the browser has already.
    expect(bundler.first()).toContain('the components in texts');
    // What the browser sends is the name of the module that stands for the page.
    const [, wanted] = /var data = "([^"]+)"/.exec(bundler.written()) ?? [];
    const again = bundler.compiled();
    const request = { url: '/lazy-compilation-using-', method: 'POST', body: wanted };
    const next = jest.fn();
    await middlewareOf(lazy)(
      request,
      { writeHead: jest.fn(), write: jest.fn(), end: jest.fn() },
      next,
    );
    await again;
    expect([next.mock.calls.length, bundler.pages()]).toEqual([0, ['guards.md', 'pipes.md']]);
  } finally {
    await bundler.close();
  }
});

test('any other request is passed on, also before the bundler is there', async () => {
  const next = jest.fn();
  await middlewareOf(lazily())({ url: '/guards', method: 'GET' }, {}, next);
  expect(next).toHaveBeenCalledTimes(1);
});

test('a page that imports what it likes is compiled with the others', () => {
  writeFileSync(place('cats.mdx'), '猫');
  const { test: isLazy } = lazily().rule as { test: (file: string) => boolean };
  expect(isLazy(place('cats.mdx'))).toBe(false);
});

test('a page stays what it was when it was first asked for: saved, it is no other module', () => {
  writeFileSync(place('guards.md'), '守卫');
  writeFileSync(place('pipes.md'), '管道');
  const { rule } = lazily('管道');
  const { test: isLazy } = rule as { test: (file: string) => boolean };
  const seen = () => ['guards.md', 'pipes.md', 'cats.ts'].map((name) => isLazy(place(name)));
  expect(seen()).toEqual([true, false, false]);
  writeFileSync(place('guards.md'), '管道');
  writeFileSync(place('pipes.md'), '改过的管道');
  expect(seen()).toEqual([true, false, false]);
});

describe('the module that waits for a page', () => {
  const code = pitch.call({
    resourcePath: '/site/docs/guards.md',
    getOptions: () => ({ query: '?written' }),
  });

  test('has the exports of the page', () => {
    expect(code).toMatch(
      /export const \{frontMatter, contentTitle, metadata, assets, toc\} = page/,
    );
    expect(code).toContain('export default page.default');
  });

  const fault = new Error('a fault in the page');

  type Import = (file: string) => Promise<object>;

  /** Runs it as the browser does. @returns the update after which the browser loads the document anew, and what the bundler does */
  async function run(load: Import) {
    const reloads: string[] = [];
    const listeners = new Set<(status: string) => void>();
    const disposals: Array<() => void> = [];
    const hot = {
      addStatusHandler: (listen: (status: string) => void) => listeners.add(listen),
      removeStatusHandler: (listen: (status: string) => void) => listeners.delete(listen),
      dispose: (act: () => void) => disposals.push(act),
    };
    let status = '';
    const window = { location: { reload: () => reloads.push(status) } };
    const body = code
      .replace(/^import '.+';$/m, '')
      .replaceAll('import.meta.webpackHot', 'hot')
      .replace('import(', 'imported(')
      .replaceAll('export default', 'return')
      .replaceAll('export ', '');
    const ran = new Function('imported', 'hot', 'window', `return (async () => {${body}})()`) as (
      ...globals: unknown[]
    ) => Promise<unknown>;
    await ran(load, hot, window).catch((error: unknown) => {
      if (error !== fault) throw error;
    });
    return {
      reloads,
      dispose: () => disposals.forEach((act) => act()),
      update: async () => {
        for (status of ['check', 'apply', 'idle']) {
          for (const listen of listeners) listen(status);
          // What it has asked for meanwhile is there.
          await new Promise(setImmediate);
        }
      },
    };
  }

  test('has the document loaded anew when a fault is mended that the page has had from the beginning', async () => {
    const { reloads, update } = await run(() => Promise.reject(fault));
    expect(reloads).toEqual([]);
    await update();
    expect(reloads).toEqual(['idle']);
  });

  test('has the document loaded anew when the page has become another module behind it, but not one with a fault', async () => {
    const shown = { default: '守卫' };
    const load = jest.fn<Promise<object>, [string]>(() => Promise.resolve(shown));
    const { reloads, update } = await run(load);
    expect(load).toHaveBeenCalledWith('/site/docs/guards.md?written');
    await update();
    load.mockRejectedValueOnce(fault);
    await update();
    expect(reloads).toEqual([]);
    load.mockResolvedValue({ default: '改过的守卫' });
    await update();
    expect(reloads).toEqual(['idle']);
  });

  test('leaves that to the one which has taken its place', async () => {
    const load = jest.fn<Promise<object>, [string]>(() => Promise.resolve({ default: '守卫' }));
    const { reloads, update, dispose } = await run(load);
    dispose();
    await update();
    expect([reloads, load.mock.calls.length]).toEqual([[], 1]);
  });
});
