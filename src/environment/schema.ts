import * as z from 'zod';
import { isLoopback } from './loopback';

/** The owner's variables with their rules. A message says what is wrong and the cure, never the value: it may be a secret. */

/** Names as they stand in addresses and policies: no wildcard, no quote, no space. */
const HOST = /^(?:\[[\da-f:.]+\]|[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*)$/;

/** A value as it is meant: surrounding space removed, empty is unset. */
const meant = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim() || undefined : value;

const setting = <Output>(rule: z.ZodType<Output, string>) => z.preprocess(meant, rule.optional());

const text = z.string().refine((value) => !/^["'].*["']$/.test(value), {
  error: '的值两边带着引号。去掉引号。',
  abort: true,
});

/** A value that ends up in an address or a policy. */
const key = (allowed: RegExp, rule: string) =>
  setting(
    text.regex(allowed, `含有不允许的字符。只能有${rule}；检查是不是多复制了空格或别的内容。`),
  );

/** What keeps an address from being used: https, or http on this machine; no name or password in it. */
function addressFault(value: string): string | undefined {
  if (!URL.canParse(value)) return '不是完整的网址';
  const { protocol, hostname, username, password } = new URL(value);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(value)))
    return '不是 https 地址（http 只允许用于本机）';
  if (username || password) return '里写了用户名或密码';
  return HOST.test(hostname) ? undefined : '的域名里有字母、数字、- 和 . 以外的字符，例如 * 或引号';
}

const address = (example: string, more: (url: URL) => string | undefined = () => undefined) =>
  setting(
    text.transform((value, context) => {
      const cure = `改成形如 ${example} 的地址，或者删掉它使用默认值。`;
      const fault = addressFault(value);
      const message = fault ? `${fault}。${cure}` : more(new URL(value));
      if (message === undefined) return new URL(value);
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );

const origin = (url: URL): string | undefined =>
  url.pathname !== '/' || url.search || url.hash
    ? '带有路径、查询或 #。网站必须放在域名的根上：只写到域名为止，形如 https://docs.example.com。'
    : undefined;

const withoutFragment = (url: URL): string | undefined =>
  url.hash ? '带有 #。去掉 # 和它后面的内容。' : undefined;

/** A policy ends a directive at `;` and itself at `,`; nginx reads `$` as a variable. */
const inPolicy = (url: URL): string | undefined =>
  withoutFragment(url) ??
  (/[;,$]/.test(url.href)
    ? '带有 ;、, 或 $，安全策略里写不了。换一个没有这些字符的地址。'
    : undefined);

/** What hosts of code write behind a repository's name: an address that the browser showed of something within it. */
const WITHIN_REPOSITORY =
  /^\/[^/]+\/[^/]+.*\/(?:-|(?:tree|blob|commits?|src\/branch)\/[^/]+|issues|pulls?)(?:\/|$)/;

/** An owner and a name, at least, and nothing within it: else every link to a page's source leads nowhere. */
const repository = (url: URL): string | undefined =>
  url.search ||
  url.hash ||
  !/^\/[^/]+\/[^/]/.test(url.pathname) ||
  WITHIN_REPOSITORY.test(url.pathname)
    ? '不是仓库的地址。只写到仓库名为止，形如 https://github.com/me/docs。'
    : undefined;

/** Host services name a repository by its ssh address, too: `git@host:me/docs`, or `ssh://git@host:22/me/docs` with a port. */
const overHttps = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .trim()
        .replace(/^(?:ssh:\/\/git@([\w.-]+)(?::\d+)?\/|git@([\w.-]+)[:/])/, 'https://$1$2/')
    : value;

const TOGETHER = '这两个要一起设置，或者一起删掉。';

/** A variable, another one without which it is nothing, and the cure. */
const NEEDS = [
  ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', TOGETHER],
  ['ALGOLIA_API_KEY', 'ALGOLIA_APP_ID', TOGETHER],
  ['CARBON_SERVE', 'CARBON_PLACEMENT', TOGETHER],
  ['CARBON_PLACEMENT', 'CARBON_SERVE', TOGETHER],
  ['NEWSLETTER_TOKEN', 'NEWSLETTER_ENDPOINT', '令牌要有地址才用得上：设置地址，或者删掉令牌。'],
  ['REPOSITORY_BRANCH', 'REPOSITORY_URL', '分支要有仓库才用得上：设置仓库，或者删掉分支。'],
] as const satisfies ReadonlyArray<readonly [name: string, needed: string, cure: string]>;

/**
 * What is missing beside what is set, also where that is wrong: all faults are told at once.
 * @returns the name of each missing variable, with what is wrong
 */
export const missingFaults = (
  env: Readonly<NodeJS.Dict<string>>,
): Array<readonly [name: string, message: string]> =>
  NEEDS.flatMap(([name, needed, cure]) =>
    meant(env[name]) !== undefined && meant(env[needed]) === undefined
      ? [[needed, `没有设置，而 ${name} 设置了。${cure}`] as const]
      : [],
  );

export const variables = z.object({
  SITE_URL: address('https://docs.example.com', origin),
  REPOSITORY_URL: z.preprocess(overHttps, address('https://github.com/me/docs', repository)),
  REPOSITORY_BRANCH: key(/^[\w.-]+(?:\/[\w.-]+)*$/, '英文字母、数字和 - _ . /'),
  NEWSLETTER_ENDPOINT: address('https://newsletter.example.com/subscribe', withoutFragment),
  NEWSLETTER_TOKEN: key(/^[\x21-\x7e]+$/, '可见的英文字符'),
  REPORT_ENDPOINT: address('https://reports.example.com/csp', inPolicy),
  ALGOLIA_APP_ID: key(/^[A-Za-z0-9]+$/, '英文字母和数字'),
  ALGOLIA_API_KEY: key(/^[A-Za-z0-9+/=]+$/, '英文字母、数字和 + / ='),
  CARBON_SERVE: key(/^[A-Za-z0-9]+$/, '英文字母和数字'),
  CARBON_PLACEMENT: key(/^[A-Za-z0-9]+$/, '英文字母和数字'),
  DOCS_DIR: setting(text),
  SANDBOX: setting(
    text.regex(
      /^stackblitz$/,
      '只能是 stackblitz。改成 stackblitz，或者删掉它：页面不提供在线试用。',
    ),
  ),
  TEXT_RENDERING: setting(
    text.regex(/^stock$/, '只能是 stock。改成 stock，或者删掉它使用默认值。'),
  ),
});
