import { createSearcher } from '../../../../src/search/dialog/engines';
import type { SearchManifest } from '../../../../src/search/engine/manifest';

let isMissing = true;
const answered = jest.fn(() =>
  Promise.resolve({ results: [{ hits: [] }] } as Record<string, unknown>),
);
jest.mock('algoliasearch/lite', () => {
  if (isMissing) throw new Error('the script has not come');
  return { liteClient: () => ({ search: answered }) };
});
const embedded = jest.fn(() => Promise.resolve([]));
jest.mock('../../../../src/search/engine/embedded', () => ({
  createEmbeddedEngine: () => ({ search: embedded, warmUp: () => undefined }),
}));

const VERSIONS: SearchManifest = [
  { name: 'current', label: '11.x', path: '/', base: '/search/', core: '/search/core.json' },
];

beforeAll(() =>
  Object.assign(globalThis, {
    window: { location: { pathname: '/guards' } },
    navigator: { onLine: true },
  }),
);

test('a client of the hosted search that has not come is asked for again when the search is', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const states: string[] = [];
  const { search } = createSearcher({
    loadVersions: () => Promise.resolve(VERSIONS),
    algolia: {
      ...{ appId: 'testapp', apiKey: 'key', indexName: 'nestjs' },
      contextualSearch: true,
      searchParameters: {},
    },
    language: 'zh-Hans',
    origins: [],
    onState: ({ kind }) => states.push(kind),
  });
  await search('守卫');
  expect(states).toEqual(['fallback']);
  isMissing = false;
  clock.mockReturnValue(60_000);
  await search('守卫');
  expect(states).toEqual(['fallback', 'ready']);
  expect(answered).toHaveBeenCalledTimes(1);
  expect(embedded).toHaveBeenCalledTimes(1);
});
