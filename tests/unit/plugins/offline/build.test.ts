import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pageFile } from '../../../../src/hosting/pages';
import { MANIFEST_ADDRESS } from '../../../../src/search/engine/manifest';
import { writeOffline, writeRetired, writeSearches } from '../../../../src/plugins/offline/build';
import { WORKER } from '../../../../src/hosting/workerFile';
import { compose, type Section, type Shell } from '../../../../src/plugins/offline/format';
import { LETTERS, restore } from '../../../../src/plugins/offline/letters';
import { builtSite } from '../../hosting/fixture';

let site: ReturnType<typeof builtSite>;
beforeEach(() => (site = builtSite()));
afterEach(() => site.remove());

const ROUTES = ['/', '/guards', '/techniques/caching', '/techniques/queues', '/discover/companies'];
const TEXTS = {
  title: '没有网络',
  why: 'a < b',
  retry: '重试',
  back: '返回',
  kept: '已经存好的页面',
};

/** A page with a menu whose entry of that page is marked. */
const page = (route: string, text: string, script: string): string =>
  `<!doctype html><html class=doc-${route}><head><meta charset=UTF-8><title>${route}</title><link rel=alternate type=text/markdown href=/guards.md><link rel=icon href=/img/favicon.svg><style data-file=/assets/css/a.1.css>p{}</style><script src=/assets/js/${script}.js defer></script></head><body><header><img src=/img/logo.png></header><main><article>${text}</article></main><nav>${ROUTES.map(
    (other) => `<a href=${other}${other === route ? ' aria-current=page' : ''}>${other}</a>`,
  ).join('')}</nav></body></html>`;

interface Written {
  files: string[];
  worker: string;
}

async function write(
  texts: Partial<Record<string, string>> = {},
  script = 'main.1',
): Promise<Written> {
  const folder = path.join(site.dir, 'assets/offline');
  rmSync(folder, { recursive: true, force: true });
  for (const route of [...ROUTES, '/search'])
    site.write(pageFile(route), page(route, texts[route] ?? `<h1>${route}</h1>`, script));
  site.write('assets/search/abc/core.json', '{"pages":[]}');
  site.write(MANIFEST_ADDRESS, '[]');
  site.write('img/favicon.svg', '<svg/>');
  site.write('guards.md', '# 守卫');
  const versions = [{ path: '/', routes: ROUTES, searchBase: '/assets/search/abc/' }];
  await writeOffline(
    site.dir,
    versions,
    writeSearches(site.dir, versions),
    [{ from: '/components', to: '/guards' }],
    TEXTS,
  );
  return {
    files: readdirSync(folder).sort(),
    worker: readFileSync(path.join(site.dir, WORKER), 'utf8'),
  };
}

const read = (files: readonly string[], name: string): unknown =>
  JSON.parse(
    restore(
      readFileSync(
        path.join(
          site.dir,
          'assets/offline',
          files.find((file) => file.startsWith(`${name}.`))!,
        ),
        'utf8',
      ),
      LETTERS,
    ),
  );

test('a shell, a file for each section, one for the other pages, the index', async () => {
  const { files } = await write();
  expect(files.map((file) => file.replace(/\.[0-9a-f]{12}\.json$/, ''))).toEqual([
    'search',
    'shell',
    'site',
    'techniques',
    'top',
  ]);
  expect(Object.keys(read(files, 'top') as Section)).toEqual([
    '/',
    '/guards',
    '/discover/companies',
  ]);
  expect(Object.keys(read(files, 'site') as Section)).toEqual(['/search']);
});

test('shell and text are the page as it was built', async () => {
  const { files } = await write();
  const shell = read(files, 'shell') as Shell;
  for (const name of ['top', 'techniques', 'site'])
    for (const [route, parts] of Object.entries(read(files, name) as Section))
      expect(compose(shell, route, parts)).toBe(
        readFileSync(path.join(site.dir, pageFile(route)), 'utf8'),
      );
});

test('the same site gives the same bytes', async () =>
  expect(await write()).toEqual(await write()));

const changed = (before: Written, after: Written): string[] =>
  after.files.filter((file) => !before.files.includes(file)).map((file) => file.split('.')[0]!);

test('another text changes its section and the worker, another script the shell and the worker', async () => {
  const first = await write();
  const text = await write({ '/techniques/queues': '<h1>other</h1>' });
  expect(changed(first, text)).toEqual(['techniques']);
  expect(text.worker).not.toBe(first.worker);
  const script = await write({}, 'main.2');
  expect(changed(first, script)).toEqual(['shell']);
  expect(script.worker).not.toBe(first.worker);
});

test('the worker knows every file by its bytes, old addresses, and what to say', async () => {
  const { worker, files } = await write();
  for (const name of [
    ...files.map((file) => `/assets/offline/${file}`),
    '/img/logo.png',
    '/img/favicon.svg',
  ])
    expect(worker).toContain(name);
  expect(worker).not.toContain('/guards.md');
  expect(worker.match(/sha256-[\w+/]{43}=/g)?.length).toBeGreaterThan(files.length);
  expect(worker).toContain('["/components","/guards"]');
  expect(worker).toContain('a &lt; b');
  expect(worker).toContain('已经存好的页面');
  expect(worker).toMatch(/titles:\["\/","\/guards","\/discover\/companies"\]/);
});

test('what needs no other file to say that nothing is kept is in the language of the site', async () => {
  const { worker } = await write();
  expect(worker).toMatch(
    /"?nothingKept"?:.{1,3}<!doctype html><html class=doc-\/><head><meta charset=UTF-8><title>没有网络<\/title>/,
  );
});

test('a site without it hands out a worker that takes itself away', async () => {
  await writeRetired(site.dir);
  expect(existsSync(path.join(site.dir, 'assets/offline'))).toBe(false);
  expect(readFileSync(path.join(site.dir, WORKER), 'utf8')).toMatch(/unregister\(\)/);
});
