import {existsSync} from 'node:fs';
import path from 'node:path';

/** What the owner configures, read once at build. Nothing configured is a complete site on one machine. */
export interface SiteEnvironment {
  /** Origin of the published site, without a slash at the end. */
  siteUrl: string;
  /** Where the newsletter form posts to: this site's own address, or the configured endpoint with its token. */
  newsletterUrl: string;
  /** Keys of the hosted search; without them the embedded index answers. */
  algolia?: {appId: string; apiKey: string};
  /** Keys of the ad network; without them the house advertisement is shown. */
  carbon?: {serve: string; placement: string};
  /** A built site renders its texts as stock Docusaurus does (plugins/html-pages). */
  stockRendering: boolean;
  /** The build runs on Netlify, whose rules can do more than those that every host understands. */
  onNetlify: boolean;
}

type Variables = Record<string, string | undefined>;

const LOCAL_SITE = 'http://localhost:3000';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The same-origin newsletter address that `npm start` and `npm run serve` answer. */
export const LOCAL_NEWSLETTER = '/api/newsletter';

const wrong = (name: string, what: string, cure: string): Error => new Error(`环境变量 ${name} ${what}。${cure}`);

/** Whether an origin is this machine's own. */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

/** A value as it is meant: surrounding space removed, empty is unset. */
function value(env: Variables, name: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (/^["'].*["']$/.test(text)) throw wrong(name, '的值两边带着引号', '去掉引号。');
  return text;
}

/** A value that ends up in an address or a policy. The value itself is never shown: it may be a secret. */
function key(env: Variables, name: string, allowed: RegExp, rule: string): string | undefined {
  const text = value(env, name);
  if (text !== undefined && !allowed.test(text)) throw wrong(name, '含有不允许的字符', `只能有${rule}；检查是不是多复制了空格或别的内容。`);
  return text;
}

/** An address: https, or http on this machine. */
function address(env: Variables, name: string, example: string): URL | undefined {
  const text = value(env, name);
  if (text === undefined) return undefined;
  const cure = `改成形如 ${example} 的地址，或者删掉它使用默认值。`;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw wrong(name, '不是完整的网址', cure);
  }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.href))) {
    throw wrong(name, '不是 https 地址（http 只允许用于本机）', cure);
  }
  if (url.username || url.password) throw wrong(name, '里写了用户名或密码', cure);
  return url;
}

/** Two values that only work together. */
function pair(names: [string, string], values: [string | undefined, string | undefined]): [string, string] | undefined {
  const [first, second] = values;
  if (first !== undefined && second !== undefined) return [first, second];
  if (first === undefined && second === undefined) return undefined;
  const [missing, present] = first === undefined ? names : [names[1], names[0]];
  throw wrong(missing, `没有设置，而 ${present} 设置了`, '这两个要一起设置，或者一起删掉。');
}

function siteUrl(env: Variables): string {
  const url = address(env, 'SITE_URL', 'https://docs.example.com');
  if (!url) return LOCAL_SITE;
  if (url.pathname !== '/' || url.search || url.hash) {
    throw wrong('SITE_URL', '带有路径、查询或 #', '网站必须放在域名的根上：只写到域名为止，形如 https://docs.example.com。');
  }
  return url.origin;
}

function newsletterUrl(env: Variables): string {
  const endpoint = address(env, 'NEWSLETTER_ENDPOINT', 'https://newsletter.example.com/subscribe');
  const token = key(env, 'NEWSLETTER_TOKEN', /^[\x21-\x7e]+$/, '可见的英文字符');
  if (!endpoint) {
    if (token) throw wrong('NEWSLETTER_ENDPOINT', '没有设置，而 NEWSLETTER_TOKEN 设置了', '令牌要有地址才用得上：设置地址，或者删掉令牌。');
    return LOCAL_NEWSLETTER;
  }
  if (endpoint.hash) throw wrong('NEWSLETTER_ENDPOINT', '带有 #', '去掉 # 和它后面的内容。');
  if (token) endpoint.searchParams.set('token', token);
  return endpoint.href;
}

function stockRendering(env: Variables): boolean {
  const rendering = value(env, 'RENDERING');
  if (rendering !== undefined && rendering !== 'stock') throw wrong('RENDERING', '只能是 stock', '改成 stock，或者删掉它使用默认值。');
  return rendering === 'stock';
}

/**
 * Reads and checks every environment variable of the site (decisions, “Configuration”; faults B8, B9).
 * @param env the variables; an empty or blank one counts as unset
 * @throws Error in Chinese that names the variable, what is wrong with it and the cure, never a secret
 */
export function readEnvironment(env: Variables): SiteEnvironment {
  const algolia = pair(
    ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'],
    [
      key(env, 'ALGOLIA_APP_ID', /^[A-Za-z0-9]+$/, '英文字母和数字'),
      key(env, 'ALGOLIA_API_KEY', /^[A-Za-z0-9+/=]+$/, '英文字母、数字和 + / ='),
    ],
  );
  const carbon = pair(
    ['CARBON_SERVE', 'CARBON_PLACEMENT'],
    [
      key(env, 'CARBON_SERVE', /^[A-Za-z0-9]+$/, '英文字母和数字'),
      key(env, 'CARBON_PLACEMENT', /^[A-Za-z0-9]+$/, '英文字母和数字'),
    ],
  );
  return {
    siteUrl: siteUrl(env),
    newsletterUrl: newsletterUrl(env),
    ...(algolia && {algolia: {appId: algolia[0], apiKey: algolia[1]}}),
    ...(carbon && {carbon: {serve: carbon[0], placement: carbon[1]}}),
    stockRendering: stockRendering(env),
    onNetlify: env.NETLIFY === 'true',
  };
}

/**
 * The environment of this build: the process's variables, and those of `.env` in the site's folder that are not set yet.
 * @param siteDir the folder that holds `docusaurus.config.ts`
 */
export function loadEnvironment(siteDir: string): SiteEnvironment {
  const file = path.join(siteDir, '.env');
  if (existsSync(file)) {
    // Node has it since 20.12; dotenv would be a dependency for the sake of 12 old minor versions.
    if (!process.loadEnvFile) throw new Error(`Node.js ${process.version} 不会读 .env 文件。升级到 20.12 或更高版本，或者直接设置环境变量并删掉 .env。`);
    process.loadEnvFile(file);
  }
  return readEnvironment(process.env);
}
