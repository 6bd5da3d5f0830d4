import { liteClient } from 'algoliasearch/lite';
import {
  createHostedEngine,
  facetFilters,
  type HostedConfig,
  type HostedContext,
} from '../../../../src/search/engine/hosted';
import type { Engine } from '../../../../src/search/engine/types';
import { startFakeAlgolia, stored, type FakeAlgolia } from '../../../search/fakeAlgolia';

const RECORDS = [
  stored('https://docs.example.com/guards', '守卫', null, null),
  stored('https://docs.example.com/guards#binding-guards', '守卫', '绑定守卫', null),
  stored(
    'https://docs.example.com/guards#types',
    '守卫',
    '类型',
    '守卫得到 Promise&lt;boolean&gt; &amp; 别的',
  ),
  stored('https://other.example.org/guards', '守卫', '别处', null),
  stored('javascript:alert(1)//守卫', '守卫', '坏的', null),
  stored('http://insecure.example.com/', '守卫', '不加密', null),
  // Its path would be the address of another host.
  stored('https://docs.example.com//other.example.org/', '守卫', '两条斜线', null),
];

let service: FakeAlgolia;
let status = 200;

beforeAll(async () => {
  service = await startFakeAlgolia(RECORDS, () => status);
});
afterAll(() => service.close());
beforeEach(() => (status = 200));

const CONFIG: HostedConfig = {
  appId: 'APP',
  apiKey: 'key',
  indexName: 'nestjs',
  contextualSearch: true,
  searchParameters: {},
};
const CONTEXT: HostedContext = {
  language: 'zh-Hans',
  version: 'current',
  origins: ['http://localhost:3000', 'https://docs.example.com'],
};

/** The service's own client with the stand-in for a host. */
const engine = (change: Partial<HostedConfig> = {}): Engine => {
  const client = liteClient('APP', 'key', {
    hosts: [
      { url: '127.0.0.1', port: service.port, protocol: 'http', accept: 'readWrite' },
    ] as never,
  });
  return createHostedEngine(client, { ...CONFIG, ...change }, CONTEXT);
};

test('asks the index nestjs by the multi-query API', async () => {
  await engine()('守卫');
  expect(service.requests.at(-1)).toMatchObject({
    path: '/1/indexes/*/queries',
    body: { requests: [{ indexName: 'nestjs', query: '守卫' }] },
  });
});

test('results lead to places of this site only, wherever the reader has it from', async () => {
  const found = await engine()('守卫');
  expect(found.map(({ url }) => url)).toEqual([
    '/guards',
    '/guards#binding-guards',
    '/guards#types',
  ]);
});

test('paths are replaced as the configuration says', async () => {
  const found = await engine({
    replaceSearchResultPathname: { from: '/guards', to: '/next/guards' },
  })('守卫');
  expect(found.map(({ url }) => url)).toEqual([
    '/next/guards',
    '/next/guards#binding-guards',
    '/next/guards#types',
  ]);
});

test('the language and the version of the reader are asked for, and what the configuration says', async () => {
  await engine({ searchParameters: { facetFilters: ['type:content'], distinct: 3 } })('守卫 过滤');
  expect(service.requests.at(-1)!.body.requests[0]).toMatchObject({
    facetFilters: [
      'language:zh-Hans',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      'type:content',
    ],
    distinct: 3,
  });
  expect(facetFilters({ ...CONFIG, contextualSearch: false }, CONTEXT)).toEqual([]);
  expect(
    facetFilters(
      { ...CONFIG, searchParameters: { facetFilters: 'a:b' } },
      { ...CONTEXT, version: '11' },
    ),
  ).toEqual([
    'language:zh-Hans',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-11'],
    'a:b',
  ]);
});

test('the heading has the match marked, the text is text again', async () => {
  const found = await engine()('守卫');
  expect(found[1]).toEqual({
    url: '/guards#binding-guards',
    page: 'Overview › 守卫',
    heading: [
      { text: '绑定', marked: false },
      { text: '守卫', marked: true },
    ],
    snippet: [],
  });
  expect(found[2]?.snippet).toEqual([
    { text: '守卫', marked: true },
    { text: '得到 Promise<boolean> & 别的', marked: false },
  ]);
});

test.each([400, 403, 429, 500])('the answer %i is a failure', async (code) => {
  status = code;
  await expect(engine()(`守卫 ${code}`)).rejects.toThrow();
});

test('an answer without results is a failure', async () => {
  await expect(
    createHostedEngine(
      { search: async () => ({ results: [{ message: 'no' }] }) },
      CONFIG,
      CONTEXT,
    )('守卫'),
  ).rejects.toThrow();
});
