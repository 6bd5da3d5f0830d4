import replacements, {REPLACEMENTS} from '../../../../src/plugins/replacements';

interface Resource {
  context: string;
  request: string;
}

/** Stands in for the bundler's plugin: keeps what it was given and applies it as the bundler does. */
class Replacement {
  constructor(
    readonly pattern: RegExp,
    readonly replace: (resource: Resource) => void,
  ) {}
}

const bundler = {currentBundler: {instance: {NormalModuleReplacementPlugin: Replacement}}};
const before = process.env.NODE_ENV;
afterEach(() => void Object.assign(process.env, {NODE_ENV: before}));

/** Where a request ends up in a bundle. */
function resolve(request: string, context = '/site/src', {isServer = false, environment = 'production'} = {}): string {
  Object.assign(process.env, {NODE_ENV: environment});
  const {plugins} = replacements().configureWebpack!({}, isServer, bundler as never, undefined) as unknown as {plugins: Replacement[]};
  const resource = {context, request};
  for (const {pattern, replace} of plugins) if (pattern.test(resource.request)) replace(resource);
  return resource.request;
}

const core = '/site/node_modules/@docusaurus/core/lib/client';

test.each(REPLACEMENTS.map(({module, by}) => [module, by] as const))('%s is replaced, named by its full path', (module, by) => {
  expect(resolve(`/site/node_modules/${module}`)).toBe(by);
  if (!module.endsWith('.css')) expect(resolve(`/site/node_modules/${module}.js`)).toBe(by);
});

test.each([
  ['./preload', core, '@docusaurus/core/lib/client/preload'],
  ['./preload.js', core, '@docusaurus/core/lib/client/preload'],
  ['../preload', `${core}/exports`, '@docusaurus/core/lib/client/preload'],
  ['./ClientLifecyclesDispatcher', core, '@docusaurus/core/lib/client/ClientLifecyclesDispatcher'],
])('%s in %s', (request, context, module) => {
  expect(resolve(request, context)).toBe(REPLACEMENTS.find((entry) => entry.module === module)!.by);
});

test.each([
  ['./preload', '/site/node_modules/other/lib'],
  ['./preloader', '/site/src/plugins/navigation'],
  ['nprogress', '/site/node_modules/@docusaurus/theme-classic/lib'],
  ['./default.css', '/site/node_modules/other'],
  ['infima/dist/css/default/default-dark.css', '/site'],
])('%s in %s stays', (request, context) => expect(resolve(request, context)).toBe(request));

describe('the components of a page’s text', () => {
  const parts = (bundle: {isServer?: boolean; environment?: string}): string => resolve('../../components/PageText/parts', '/site/src/theme/MDXComponents', bundle);

  test('stay out of a built site’s browser bundle', () => expect(parts({})).toMatch(/PageText[\\/]partsForBrowser\.tsx$/));

  test.each([{isServer: true}, {environment: 'development'}, {isServer: true, environment: 'development'}])('are in %j', (bundle) => {
    expect(parts(bundle)).toBe('../../components/PageText/parts');
  });
});
