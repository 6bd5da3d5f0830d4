import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { loadEnvironment, readEnvironment, strangeNames } from '../../src/environment';
import { isLoopback } from '../../src/environment/loopback';
import { variables } from '../../src/environment/schema';
import { Fault } from '../../src/fault';

const DEFAULTS = {
  siteUrl: undefined,
  repository: undefined,
  newsletterUrl: '/api/newsletter',
  stockRendering: false,
  onNetlify: false,
};

describe('nothing configured', () => {
  test.each([
    ['no variables', {}],
    [
      'empty strings',
      {
        SITE_URL: '',
        NEWSLETTER_ENDPOINT: '',
        NEWSLETTER_TOKEN: '',
        ALGOLIA_APP_ID: '',
        ALGOLIA_API_KEY: '',
        CARBON_SERVE: '',
        CARBON_PLACEMENT: '',
      },
    ],
    ['blanks', { SITE_URL: '  ', ALGOLIA_APP_ID: '\t', CARBON_SERVE: ' \n' }],
  ])('%s give the embedded defaults', (_, env) => expect(readEnvironment(env)).toEqual(DEFAULTS));
});

test('everything configured, with space around the values', () => {
  expect(
    readEnvironment({
      SITE_URL: ' https://docs.example.com/ ',
      REPOSITORY_URL: 'https://github.com/me/docs/',
      REPOSITORY_BRANCH: 'release/11',
      NEWSLETTER_ENDPOINT: 'https://news.example.com/subscribe?list=1',
      NEWSLETTER_TOKEN: ' a&b=c ',
      REPORT_ENDPOINT: 'https://reports.example.com/csp',
      ALGOLIA_APP_ID: 'ABC123DEF4',
      ALGOLIA_API_KEY: '0123abcd',
      CARBON_SERVE: 'CE7I5K3N',
      CARBON_PLACEMENT: 'docsexamplecom',
      NETLIFY: 'true',
    }),
  ).toEqual({
    siteUrl: 'https://docs.example.com',
    repository: { url: 'https://github.com/me/docs', branch: 'release/11' },
    newsletterUrl: 'https://news.example.com/subscribe?list=1&token=a%26b%3Dc',
    reportUrl: 'https://reports.example.com/csp',
    algolia: { appId: 'ABC123DEF4', apiKey: '0123abcd' },
    carbon: { serve: 'CE7I5K3N', placement: 'docsexamplecom' },
    onNetlify: true,
    stockRendering: false,
  });
});

test.each([
  ['https://github.com/me/docs.git', 'https://github.com/me/docs'],
  ['git@github.com:me/docs.git', 'https://github.com/me/docs'],
  ['ssh://git@gitlab.com/me/group/docs', 'https://gitlab.com/me/group/docs'],
  ['https://gitlab.com/me/group/tree', 'https://gitlab.com/me/group/tree'],
  ['ssh://git@git.example.com:2222/me/docs.git', 'https://git.example.com/me/docs'],
])('the repository %s is read as %s, its branch is main', (given, url) =>
  expect(readEnvironment({ REPOSITORY_URL: given }).repository).toEqual({ url, branch: 'main' }),
);

describe('without SITE_URL, a host that is known gives its own address', () => {
  test.each<[string, Record<string, string>, string | undefined]>([
    ['Netlify', { NETLIFY: 'true', URL: 'https://docs.example.com' }, 'https://docs.example.com'],
    [
      'Cloudflare Pages',
      { CF_PAGES: '1', CF_PAGES_URL: 'https://a1b2.nest-docs.pages.dev' },
      'https://a1b2.nest-docs.pages.dev',
    ],
    [
      'Vercel',
      { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'docs.vercel.app' },
      'https://docs.vercel.app',
    ],
    [
      'GitHub Actions, pages of a user',
      { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'Me/Me.github.io' },
      'https://me.github.io',
    ],
    [
      'GitHub Actions, pages of a project',
      { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'me/docs' },
      undefined,
    ],
    [
      'the variable without its host',
      { URL: 'https://docs.example.com', CF_PAGES_URL: 'https://docs.example.com' },
      undefined,
    ],
    ['an address of no use', { NETLIFY: 'true', URL: 'http://docs.example.com' }, undefined],
    ['a host that says nothing', { VERCEL: '1' }, undefined],
  ])('%s', (_, env, address) => expect(readEnvironment(env).siteUrl).toBe(address));

  test('SITE_URL comes first', () => {
    expect(
      readEnvironment({
        SITE_URL: 'https://mine.example.com',
        NETLIFY: 'true',
        URL: 'https://docs.netlify.app',
      }).siteUrl,
    ).toBe('https://mine.example.com');
  });
});

test.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'plain http is allowed on this machine: %s',
  (url) => {
    expect(readEnvironment({ SITE_URL: url }).siteUrl).toBe(url);
    expect(isLoopback(url)).toBe(true);
  },
);

test.each([
  'https://docs.example.com',
  'https://localhost.example.com',
  'https://127.0.0.1.example.com',
  'https://not-localhost',
])('%s is not this machine', (url) => expect(isLoopback(url)).toBe(false));

test('an endpoint may do without a token', () => {
  expect(
    readEnvironment({ NEWSLETTER_ENDPOINT: 'https://news.example.com/subscribe' }).newsletterUrl,
  ).toBe('https://news.example.com/subscribe');
});

describe('a wrong value stops the build: variable, what is wrong, cure (B9)', () => {
  test.each([
    [{ SITE_URL: 'docs.example.com' }, 'SITE_URL', '不是完整的网址'],
    [{ SITE_URL: 'http://docs.example.com' }, 'SITE_URL', '不是 https 地址'],
    [{ SITE_URL: 'http://localhost.example.com' }, 'SITE_URL', '不是 https 地址'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL', '不是 https 地址'],
    [{ SITE_URL: 'https://docs.example.com/zh' }, 'SITE_URL', '带有路径'],
    [{ SITE_URL: 'https://docs.example.com/?a=1' }, 'SITE_URL', '带有路径'],
    [{ SITE_URL: '"https://docs.example.com"' }, 'SITE_URL', '引号'],
    [{ SITE_URL: 'https://me:pass@docs.example.com' }, 'SITE_URL', '用户名或密码'],
    [{ SITE_URL: "https://do'cs.example.com" }, 'SITE_URL', '的域名里有'],
    [{ SITE_URL: 'https://*.example.com' }, 'SITE_URL', '的域名里有'],
    [{ NEWSLETTER_ENDPOINT: 'https://*.example.com/x' }, 'NEWSLETTER_ENDPOINT', '的域名里有'],
    [
      { NEWSLETTER_ENDPOINT: 'https://news.example.com;script-src/x' },
      'NEWSLETTER_ENDPOINT',
      '的域名里有',
    ],
    [{ REPOSITORY_URL: 'https://github.com' }, 'REPOSITORY_URL', '不是仓库的地址'],
    [{ REPOSITORY_URL: 'git@github.com:me' }, 'REPOSITORY_URL', '不是仓库的地址'],
    ...[
      '/tree/main',
      '/blob/main/README.md',
      '/issues',
      '/group/docs/-/tree/main',
      '/src/branch/main',
    ].map((within): [Record<string, string>, string, string] => [
      { REPOSITORY_URL: `https://github.com/me/docs${within}` },
      'REPOSITORY_URL',
      '只写到仓库名为止',
    ]),
    [{ REPOSITORY_URL: 'me/docs' }, 'REPOSITORY_URL', '不是完整的网址'],
    [{ REPOSITORY_BRANCH: 'main' }, 'REPOSITORY_URL', '没有设置，而 REPOSITORY_BRANCH 设置了'],
    [
      { REPOSITORY_URL: 'https://github.com/me/docs', REPOSITORY_BRANCH: '../x y' },
      'REPOSITORY_BRANCH',
      '不允许的字符',
    ],
    [{ NEWSLETTER_ENDPOINT: '/subscribe' }, 'NEWSLETTER_ENDPOINT', '不是完整的网址'],
    [{ NEWSLETTER_ENDPOINT: 'ftp://news.example.com' }, 'NEWSLETTER_ENDPOINT', '不是 https 地址'],
    [{ NEWSLETTER_ENDPOINT: 'https://news.example.com/#x' }, 'NEWSLETTER_ENDPOINT', '带有 #'],
    [{ REPORT_ENDPOINT: 'https://r.example/a;b,c' }, 'REPORT_ENDPOINT', '安全策略里写不了'],
    [{ NEWSLETTER_TOKEN: 'secret' }, 'NEWSLETTER_ENDPOINT', '没有设置，而 NEWSLETTER_TOKEN 设置了'],
    [
      { NEWSLETTER_ENDPOINT: 'https://news.example.com', NEWSLETTER_TOKEN: 'two words' },
      'NEWSLETTER_TOKEN',
      '不允许的字符',
    ],
    [{ ALGOLIA_APP_ID: 'ABC' }, 'ALGOLIA_API_KEY', '没有设置，而 ALGOLIA_APP_ID 设置了'],
    [{ ALGOLIA_API_KEY: 'abc' }, 'ALGOLIA_APP_ID', '没有设置，而 ALGOLIA_API_KEY 设置了'],
    [{ ALGOLIA_APP_ID: 'a.evil.com/', ALGOLIA_API_KEY: 'abc' }, 'ALGOLIA_APP_ID', '不允许的字符'],
    [{ ALGOLIA_APP_ID: 'ABC', ALGOLIA_API_KEY: 'a b' }, 'ALGOLIA_API_KEY', '不允许的字符'],
    [{ CARBON_SERVE: 'CE7' }, 'CARBON_PLACEMENT', '没有设置，而 CARBON_SERVE 设置了'],
    [{ CARBON_SERVE: 'CE7&x=1', CARBON_PLACEMENT: 'abc' }, 'CARBON_SERVE', '不允许的字符'],
    [
      { CARBON_SERVE: 'CE7', CARBON_PLACEMENT: 'docs.example.com' },
      'CARBON_PLACEMENT',
      '不允许的字符',
    ],
  ])('%j', (env, name, what) => {
    const read = (): unknown => readEnvironment(env);
    expect(read).toThrow(new RegExp(`^环境变量 ${name} `));
    expect(read).toThrow(what);
    expect(read).toThrow(/。.+。$/);
  });

  test('a secret is never shown', () => {
    expect(() =>
      readEnvironment({
        NEWSLETTER_ENDPOINT: 'https://news.example.com',
        NEWSLETTER_TOKEN: 'hush hush',
      }),
    ).toThrow(expect.not.stringContaining('hush'));
  });
});

test('all wrong values are told at once, and without the place in our code', () => {
  let fault: unknown;
  try {
    readEnvironment({ SITE_URL: 'x', ALGOLIA_APP_ID: 'a b' });
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(Fault);
  // Also what is missing beside a wrong one.
  expect(inspect(fault)).toMatch(
    /^环境变量 SITE_URL .*\n环境变量 ALGOLIA_APP_ID .*\n环境变量 ALGOLIA_API_KEY 没有设置.*$/,
  );
});

test('.env.example lists exactly the variables that are read', () => {
  const listed = readFileSync(path.resolve('.env.example'), 'utf8').match(/^[A-Z_]+(?==$)/gm);
  expect(listed?.sort()).toEqual(Object.keys(variables.shape).sort());
});

describe('.env', () => {
  let dir: string;
  const { SITE_URL } = process.env;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'nest docs '));
    delete process.env.SITE_URL;
  });
  afterEach(() => {
    rmSync(dir, { recursive: true });
    if (SITE_URL === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = SITE_URL;
  });

  test('is read, and a variable that is set already wins', () => {
    writeFileSync(
      path.join(dir, '.env'),
      'SITE_URL="https://from-file.example.com"\nCARBON_SERVE=AAA\nCARBON_PLACEMENT=bbb\n',
    );
    expect(loadEnvironment(dir)).toMatchObject({
      siteUrl: 'https://from-file.example.com',
      carbon: { serve: 'AAA', placement: 'bbb' },
    });
    process.env.SITE_URL = 'https://set.example.com';
    expect(loadEnvironment(dir)).toMatchObject({ siteUrl: 'https://set.example.com' });
    // Host services set what nobody has filled in to nothing.
    process.env.SITE_URL = ' ';
    expect(loadEnvironment(dir)).toMatchObject({ siteUrl: 'https://from-file.example.com' });
  });

  test('may begin with a byte-order mark', () => {
    writeFileSync(path.join(dir, '.env'), '\uFEFFSITE_URL=https://from-file.example.com\r\n');
    expect(loadEnvironment(dir).siteUrl).toBe('https://from-file.example.com');
  });

  test('names that are none of the site’s are told, those without a value and those of a host are not', () => {
    expect(strangeNames(dir)).toEqual([]);
    writeFileSync(
      path.join(dir, '.env'),
      'SITE_URL=https://docs.example.com\nNEWSLETER_ENDPOINT=https://news.example.com\nPORT=8080\nLATER=\nNETLIFY=true\n',
    );
    expect(strangeNames(dir).sort()).toEqual(['NEWSLETER_ENDPOINT', 'PORT']);
  });

  test.each(['utf16le', 'latin1'] as const)('in %s is a fault of its own', (encoding) => {
    writeFileSync(
      path.join(dir, '.env'),
      Buffer.from('# é\nSITE_URL=https://docs.example.com\n', encoding),
    );
    expect(() => loadEnvironment(dir)).toThrow('.env 不是 UTF-8 编码');
  });

  test.each(['#', '!', '?'])('a folder whose path has %s in it is refused', (odd) => {
    const folder = path.join(dir, `a${odd}b`, 'docs');
    mkdirSync(folder, { recursive: true });
    expect(() => loadEnvironment(folder)).toThrow(
      `项目所在的路径里有 ${odd}，打包工具读不了这样的路径：${folder}`,
    );
  });
});
