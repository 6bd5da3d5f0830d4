import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MANIFEST_ADDRESS } from '../../../../src/search/engine/manifest';
import search from '../../../../src/search/index';
import { buildIndex } from '../../../../src/search/index/buildIndex';

jest.mock('../../../../src/search/index/buildIndex', () => {
  const actual: { buildIndex: unknown } = jest.requireActual(
    '../../../../src/search/index/buildIndex',
  );
  return { buildIndex: jest.fn(actual.buildIndex as never) };
});

const siteDir = mkdtempSync(path.join(tmpdir(), 'search-dev-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const plugin = search({ siteDir, baseUrl: '/', siteConfig: {} } as never);

/** What Docusaurus does when a page has been saved. */
async function save(text: string): Promise<void> {
  mkdirSync(path.join(siteDir, 'docs'), { recursive: true });
  writeFileSync(path.join(siteDir, 'docs/a.md'), `---\ntitle: 甲\n---\n\n${text}\n`);
  const version = {
    versionName: 'current',
    label: '11.x',
    path: '/',
    isLast: true,
    docs: [
      {
        id: 'a',
        source: '@site/docs/a.md',
        permalink: '/a',
        title: '甲',
        description: '',
        frontMatter: {},
        unlisted: false,
      },
    ],
    sidebars: { menu: [{ type: 'doc', id: 'a' }] },
  };
  await plugin.allContentLoaded!({
    allContent: { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [version] } } },
    actions: {
      addRoute: () => undefined,
      createData: async () => undefined,
    },
  } as never);
}

/** The answer to a request; undefined where it is passed on. */
async function ask(url: string): Promise<string | undefined> {
  const { devServer } = plugin.configureWebpack!({}, false, {} as never, undefined) as {
    devServer: { setupMiddlewares: (list: unknown[]) => unknown[] };
  };
  const list: unknown[] = [];
  devServer.setupMiddlewares(list);
  const [{ middleware }] = list as [
    { middleware: (request: object, response: object, next: () => void) => Promise<void> },
  ];
  let answer: string | undefined;
  const response = { writeHead: () => ({ end: (text: string) => (answer = text) }) };
  await middleware({ url }, response, () => undefined);
  return answer;
}

test('a saved page changes no address, and costs no index until one is asked for', async () => {
  await save('一只叫煤球的猫');
  const before = await ask(MANIFEST_ADDRESS);
  expect(before).toContain('"base":"/assets/search/current/"');
  await save('一只叫年糕的猫');
  expect(await ask(MANIFEST_ADDRESS)).toBe(before);
  expect(buildIndex).not.toHaveBeenCalled();

  expect(await ask('/assets/search/current/text-0.json')).toContain('年糕');
  await ask('/assets/search/current/core.json');
  expect(buildIndex).toHaveBeenCalledTimes(1);

  await save('一只叫煤球的猫');
  expect(await ask('/assets/search/current/text-0.json')).toContain('煤球');
});

test('what is no file of an index is passed on', async () => {
  await save('一只猫');
  expect(await ask('/assets/search/current/none.json')).toBeUndefined();
  expect(await ask('/assets/search/other/core.json')).toBeUndefined();
  expect(await ask('/guards')).toBeUndefined();
});
