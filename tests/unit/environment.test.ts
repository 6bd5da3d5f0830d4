import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isLoopback, readEnvironment} from '../../src/environment';

const DEFAULTS = {siteUrl: 'http://localhost:3000', newsletterUrl: '/api/newsletter', onNetlify: false, stockRendering: false};

describe('nothing configured', () => {
  test.each([
    ['no variables', {}],
    ['empty strings', {SITE_URL: '', NEWSLETTER_ENDPOINT: '', NEWSLETTER_TOKEN: '', ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', CARBON_SERVE: '', CARBON_PLACEMENT: ''}],
    ['blanks', {SITE_URL: '  ', ALGOLIA_APP_ID: '\t', CARBON_SERVE: ' \n'}],
  ])('%s give the embedded defaults', (_, env) => expect(readEnvironment(env)).toEqual(DEFAULTS));
});

test('everything configured, with space around the values', () => {
  expect(
    readEnvironment({
      SITE_URL: ' https://docs.example.com/ ',
      NEWSLETTER_ENDPOINT: 'https://news.example.com/subscribe?list=1',
      NEWSLETTER_TOKEN: ' a&b=c ',
      ALGOLIA_APP_ID: 'ABC123DEF4',
      ALGOLIA_API_KEY: '0123abcd',
      CARBON_SERVE: 'CE7I5K3N',
      CARBON_PLACEMENT: 'docsexamplecom',
      NETLIFY: 'true',
    }),
  ).toEqual({
    siteUrl: 'https://docs.example.com',
    newsletterUrl: 'https://news.example.com/subscribe?list=1&token=a%26b%3Dc',
    algolia: {appId: 'ABC123DEF4', apiKey: '0123abcd'},
    carbon: {serve: 'CE7I5K3N', placement: 'docsexamplecom'},
    onNetlify: true,
    stockRendering: false,
  });
});

test.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('plain http is allowed on this machine: %s', (url) => {
  expect(readEnvironment({SITE_URL: url}).siteUrl).toBe(url);
  expect(isLoopback(url)).toBe(true);
});

test.each(['https://docs.example.com', 'https://localhost.example.com', 'https://127.0.0.1.example.com'])('%s is not this machine', (url) =>
  expect(isLoopback(url)).toBe(false),
);

test('an endpoint may do without a token', () => {
  expect(readEnvironment({NEWSLETTER_ENDPOINT: 'https://news.example.com/subscribe'}).newsletterUrl).toBe('https://news.example.com/subscribe');
});

describe('a wrong value stops the build: variable, what is wrong, cure', () => {
  test.each([
    [{SITE_URL: 'docs.example.com'}, 'SITE_URL', '不是完整的网址'],
    [{SITE_URL: 'http://docs.example.com'}, 'SITE_URL', '不是 https 地址'],
    [{SITE_URL: 'http://localhost.example.com'}, 'SITE_URL', '不是 https 地址'],
    [{SITE_URL: 'javascript:alert(1)'}, 'SITE_URL', '不是 https 地址'],
    [{SITE_URL: 'https://docs.example.com/zh'}, 'SITE_URL', '带有路径'],
    [{SITE_URL: 'https://docs.example.com/?a=1'}, 'SITE_URL', '带有路径'],
    [{SITE_URL: '"https://docs.example.com"'}, 'SITE_URL', '引号'],
    [{SITE_URL: 'https://me:pass@docs.example.com'}, 'SITE_URL', '用户名或密码'],
    [{NEWSLETTER_ENDPOINT: '/subscribe'}, 'NEWSLETTER_ENDPOINT', '不是完整的网址'],
    [{NEWSLETTER_ENDPOINT: 'ftp://news.example.com'}, 'NEWSLETTER_ENDPOINT', '不是 https 地址'],
    [{NEWSLETTER_ENDPOINT: 'https://news.example.com/#x'}, 'NEWSLETTER_ENDPOINT', '带有 #'],
    [{NEWSLETTER_TOKEN: 'secret'}, 'NEWSLETTER_ENDPOINT', '没有设置，而 NEWSLETTER_TOKEN 设置了'],
    [{NEWSLETTER_ENDPOINT: 'https://news.example.com', NEWSLETTER_TOKEN: 'two words'}, 'NEWSLETTER_TOKEN', '不允许的字符'],
    [{ALGOLIA_APP_ID: 'ABC'}, 'ALGOLIA_API_KEY', '没有设置，而 ALGOLIA_APP_ID 设置了'],
    [{ALGOLIA_API_KEY: 'abc'}, 'ALGOLIA_APP_ID', '没有设置，而 ALGOLIA_API_KEY 设置了'],
    [{ALGOLIA_APP_ID: 'a.evil.com/', ALGOLIA_API_KEY: 'abc'}, 'ALGOLIA_APP_ID', '不允许的字符'],
    [{ALGOLIA_APP_ID: 'ABC', ALGOLIA_API_KEY: 'a b'}, 'ALGOLIA_API_KEY', '不允许的字符'],
    [{CARBON_SERVE: 'CE7'}, 'CARBON_PLACEMENT', '没有设置，而 CARBON_SERVE 设置了'],
    [{CARBON_SERVE: 'CE7&x=1', CARBON_PLACEMENT: 'abc'}, 'CARBON_SERVE', '不允许的字符'],
    [{CARBON_SERVE: 'CE7', CARBON_PLACEMENT: 'docs.example.com'}, 'CARBON_PLACEMENT', '不允许的字符'],
  ])('%j', (env, name, what) => {
    const read = (): unknown => readEnvironment(env);
    expect(read).toThrow(new RegExp(`^环境变量 ${name} `));
    expect(read).toThrow(what);
    expect(read).toThrow(/。.+。$/);
  });

  test('a secret is never shown', () => {
    expect(() => readEnvironment({NEWSLETTER_ENDPOINT: 'https://news.example.com', NEWSLETTER_TOKEN: 'hush hush'})).toThrow(expect.not.stringContaining('hush'));
  });
});

test('.env.example lists exactly the variables that are read', () => {
  const source = readFileSync(path.resolve('src/environment.ts'), 'utf8');
  const read = new Set(source.match(/'[A-Z]+(_[A-Z]+)+'/g)?.map((name) => name.slice(1, -1)));
  const listed = readFileSync(path.resolve('.env.example'), 'utf8').match(/^[A-Z_]+(?==$)/gm);
  expect(listed?.sort()).toEqual([...read].sort());
});

test('.env is read, and a variable that is set already wins', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'nest docs #'));
  writeFileSync(path.join(dir, '.env'), 'SITE_URL="https://from-file.example.com"\nCARBON_SERVE=AAA\nCARBON_PLACEMENT=bbb\n');
  const script = `console.log(JSON.stringify(require(${JSON.stringify(path.resolve('src/environment.ts'))}).loadEnvironment(process.argv[1])))`;
  const run = (env: NodeJS.ProcessEnv): Record<string, unknown> =>
    JSON.parse(execFileSync(process.execPath, ['-r', 'tsx/cjs', '-e', script, dir], {env: {...process.env, ...env}, encoding: 'utf8'}));
  expect(run({})).toMatchObject({siteUrl: 'https://from-file.example.com', carbon: {serve: 'AAA', placement: 'bbb'}});
  expect(run({SITE_URL: 'https://set.example.com'})).toMatchObject({siteUrl: 'https://set.example.com'});
  rmSync(dir, {recursive: true});
});
