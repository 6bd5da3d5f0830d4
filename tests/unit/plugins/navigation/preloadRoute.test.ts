const loadPageHtml = jest.fn(async () => undefined);
const adoptFirstPage = jest.fn();
const preloaded: string[] = [];

const lazy = (name: string): object => Object.assign(() => null, {preload: async () => void preloaded.push(name)});

jest.mock('../../../../src/components/PageText/pageHtml', () => ({loadPageHtml, adoptFirstPage}));
jest.mock('@docusaurus/ExecutionEnvironment', () => ({__esModule: true, default: {canUseDOM: true}}), {virtual: true});
jest.mock(
  '@generated/routes',
  () => ({
    __esModule: true,
    default: [
      {path: '/consulting', exact: true, component: lazy('consulting')},
      {path: '/', component: lazy('layout'), routes: [{path: '/guards', exact: true, sidebar: 'menu', component: lazy('guards')}, {path: '/猫', exact: true, sidebar: 'menu', component: lazy('猫')}]},
    ],
  }),
  {virtual: true},
);

const before = process.env.NODE_ENV;

function load(environment: string): (path: string) => Promise<unknown> {
  Object.assign(process.env, {NODE_ENV: environment});
  let preload!: (path: string) => Promise<unknown>;
  jest.isolateModules(() => (preload = require('../../../../src/plugins/navigation/preloadRoute').default));
  return preload;
}

beforeEach(() => {
  preloaded.length = 0;
  jest.clearAllMocks();
});
afterEach(() => void Object.assign(process.env, {NODE_ENV: before}));

test('a page of the book is its scripts and its text', async () => {
  await load('production')('/guards');
  expect(preloaded).toEqual(['layout', 'guards']);
  expect(loadPageHtml).toHaveBeenCalledWith('/guards');
});

test('every other route is its scripts only', async () => {
  await load('production')('/consulting');
  expect(preloaded).toEqual(['consulting']);
  expect(loadPageHtml).not.toHaveBeenCalled();
});

test('an encoded address finds its route, a malformed one does not crash', async () => {
  const preload = load('production');
  await preload('/%E7%8C%AB');
  expect(preloaded).toContain('猫');
  await expect(preload('/%FF')).resolves.toBeDefined();
});

test('the page opened first is kept before anything else, once', async () => {
  const preload = load('production');
  await preload('/guards');
  await preload('/consulting');
  expect(adoptFirstPage).toHaveBeenCalledTimes(1);
});

test('on the development server React renders the text', async () => {
  await load('development')('/guards');
  expect(preloaded).toEqual(['layout', 'guards']);
  expect([adoptFirstPage.mock.calls, loadPageHtml.mock.calls]).toEqual([[], []]);
});
