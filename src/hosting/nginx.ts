import type { LiveRedirect } from '../data/redirectRules';
import { versionPrefixes } from '../data/versionPrefixes';
import { headersFor } from './hostFiles';
import { CACHE_REVALIDATE, type HeaderRule } from './policy';

export const NGINX_FILE = '_nginx.conf';

/** The file beside nginx' own configuration in which the site's owner says what a build cannot know. */
const OWNER_FILE = 'nestjs-docs.site.conf';

/** A variable for each header, chosen by the path that is answered in the end. */
const variable = (header: string): string => `$docs_${header.toLowerCase().replace(/-/g, '_')}`;

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** `/assets/*` and `/*.md` as regular expressions, `/x` as itself. */
function source(pattern: string): string {
  const [start = '', end] = pattern.replace(/[.]/g, '\\.').split('*');
  if (end === undefined) return pattern;
  return end === '' ? `~^${start}` : `"~^${start}.*${end}$"`;
}

const map = (from: string, to: string, lines: readonly string[]): string =>
  `map ${from} ${to} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`;

/**
 * The longest key of a map, in bytes, that nginx finds room for by itself: a bucket of 64 holds a pointer, the key with two
 * bytes of its length, rounded up to whole pointers, and a pointer at its end (ngx_hash.c, `NGX_HASH_ELT_SIZE`).
 */
const MAX_KEY_BYTES = 46;

/**
 * `map_hash_bucket_size`, if there are longer keys. Only then, because nginx refuses a second one, and one that comes after a `map`:
 * the server's own configuration may have it.
 */
function roomForKeys(keys: readonly string[]): string {
  const longest = Math.max(0, ...keys.map((key) => Buffer.byteLength(key)));
  if (longest <= MAX_KEY_BYTES) return '';
  const bytes = 2 ** Math.ceil(Math.log2(longest + 18));
  return `# 有的地址比 nginx 自己留的位置长。这个指令只许写一次，要在所有的 map 前面：http 块里已经有的，删掉那一个；有别的 map 的，把 include 移到它们前面\nmap_hash_bucket_size ${bytes};\n\n`;
}

/** The header lines of the server, and a map for each header that some paths have otherwise; nginx takes a map's first match. */
function headerLines(rules: readonly HeaderRule[]): { maps: string[]; lines: string[] } {
  const special = rules.filter(({ pattern }) => pattern !== '/*').reverse();
  const general: Record<string, string> = {
    // A header without a value is not sent.
    ...Object.fromEntries(
      special.flatMap(({ headers }) => Object.keys(headers)).map((name) => [name, '']),
    ),
    'Cache-Control': CACHE_REVALIDATE,
    ...headersFor(rules, '/'),
  };
  // nginx has its own list of media types.
  delete general['Content-Type'];
  const maps: string[] = [];
  const lines = Object.entries(general).map(([name, value]) => {
    const others = special.flatMap(({ pattern, headers }) =>
      headers[name] === undefined ? [] : [`${source(pattern)} ${quote(headers[name])}`],
    );
    if (others.length > 0)
      maps.push(map('$uri', variable(name), [...others, `default ${quote(value)}`]));
    // A missing asset must not be kept, so that this one header is for successes and redirects only.
    return `add_header ${name} ${others.length > 0 ? variable(name) : quote(value)}${name === 'Cache-Control' ? '' : ' always'};`;
  });
  return { maps, lines };
}

/** A map's line for paths behind a version that leads on with this query (data/versionPrefixes.ts): the rest of the path, with a slash at its end. */
const behindVersion = (query: string): string =>
  `"~*(?s)^(?:${versionPrefixes
    .filter((version) => version.query === query)
    .map(({ prefix }) => prefix)
    .join('|')})(?<docs_v>/.*)?$" $docs_v/`;

/** The weight of a media type in `Accept`, in tenths: `a` is 1, 0 is none. Other parameters may stand before it (RFC 9110 §12.5.1). */
const weightOf = (type: string, to: string): string => {
  const item = `(?:^|,)\\s*${type}\\s*`;
  const weight = `${to.slice(1)}_q`;
  return map('$http_accept', to, [
    `"~*${item}(?:;[^,]*)?;\\s*q=0?\\.(?<${weight}>[0-9])" $${weight}`,
    `"~*${item}(?:;[^,]*)?;\\s*q=0\\s*(,|$)" 0`,
    `"~*${item}([;,]|$)" a`,
    'default 0',
  ]);
};

/** What `prefersMarkdown` says, of two weights side by side. */
const PREFERS_MARKDOWN = ['~^a 1', ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `~^${n}[0-${n}] 1`)];

const movedBy = (status: 301 | 302, redirects: readonly LiveRedirect[]): string[] =>
  redirects.filter((redirect) => redirect.status === status).map(({ from, to }) => `${from} ${to}`);

/** Path with a slash behind it → page, directly where it has moved. */
const versionedTo = (redirects: readonly LiveRedirect[], pages: readonly string[]): string[] => [
  ...pages.map((page) => `${page === '/' ? '/' : `${page}/`} ${page}`),
  ...redirects.filter(({ to }) => pages.includes(to)).map(({ from, to }) => `${from}/ ${to}`),
];

/**
 * The nginx configuration, for `include` at the `http` level. It follows `route.ts`: exact redirects and other spellings
 * of a page, then files, then missing assets (404), then unknown paths (302 to the root).
 * `map` compares without regard to case, which is how an upper-case path finds its page. What a redirect leads to always
 * comes out of these lists, never out of the request, so that no request can forge a header or leave the site.
 * @param pages routes of all pages
 */
export function formatNginx(
  rules: readonly HeaderRule[],
  redirects: readonly LiveRedirect[],
  pages: readonly string[],
): string {
  const { maps, lines } = headerLines(rules);
  return `# 由构建生成，随网站一起更新，不要修改。放在 nginx 的 http 块开头：include <网站目录>/${NGINX_FILE};
# listen、server_name、ssl_* 和 root 写在 nginx 配置目录的 ${OWNER_FILE} 里，见 .github/DEPLOYMENT.md。

${roomForKeys([...pages, ...redirects.map(({ from }) => from)].map((path) => `${path}/`))}${maps.join('\n\n')}

# 请求里的路径，原样
${map('$request_uri', '$docs_raw', ['"~^(?<docs_r>[^?]*)" $docs_r'])}

# 去掉 .html、/index 和末尾斜杠之后的路径
${map('$uri', '$docs_plain', ['"~*(?s)^(?<docs_p>.*?)(/index)?(\\.html)?/*$" $docs_p'])}

# 正式页面，不分大小写
${map(
  '$docs_plain',
  '$docs_page',
  pages.map((page) => `${page === '/' ? '""' : page} ${page}`),
)}

# 已搬走的地址：目标已经写好的（301），还没有写好、暂时去首页的（302）
${map('$docs_plain', '$docs_moved', movedBy(301, redirects))}

${map('$docs_plain', '$docs_waiting', movedBy(302, redirects))}

# 前面带版本的地址（/v11/guards、/12/guards）：去掉版本之后是哪一页；12 的页面展开与 12 有关的折叠
${map('$docs_plain', '$docs_behind', [behindVersion('')])}

${map('$docs_plain', '$docs_behind_12', [behindVersion('?nest=12')])}

${map('$docs_behind', '$docs_unversioned', versionedTo(redirects, pages))}

${map('$docs_behind_12', '$docs_unversioned_12', versionedTo(redirects, pages))}

# 页面的另一种写法；已经是标准写法，或者不是页面时为空
${map('"$docs_page $docs_raw"', '$docs_canonical', ['"~^(?<docs_same>/\\S*) \\k<docs_same>$" ""', '"~^(?<docs_other>/\\S*) " $docs_other'])}

# 页面的 Markdown：请求头 Accept 里的 text/markdown 不比 text/html 轻
${weightOf('text/markdown', '$docs_markdown')}
${weightOf('text/html', '$docs_html')}
${map('$docs_markdown$docs_html', '$docs_wants', PREFERS_MARKDOWN)}
${map('"$docs_wants $docs_page"', '$docs_twin', ['"1 /" /index.md', '"~^1 (?<docs_t>/.+)$" $docs_t.md'])}
${map('$uri', '$docs_vary', ['"~\\.(html|md)$" Accept', 'default ""'])}

# 不收的方法，回答里写明收哪几种
${map('$request_method', '$docs_allow', ['"~^(GET|HEAD)$" ""', 'default "GET, HEAD"'])}

server {
  include ${OWNER_FILE};

  absolute_redirect off;
  charset utf-8;
  server_tokens off;
  # 构建时压缩好的 .gz。模块 ngx_http_gzip_static_module 随发行版和官方的软件包带着；自己编译的 nginx 没有它，就删掉这一行。
  # 装了 brotli 模块（ngx_http_brotli_static_module）的，在 ${OWNER_FILE} 里加一行 brotli_static on; 就会发送 .br。
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/javascript application/javascript application/json application/xml application/atom+xml image/svg+xml text/markdown;

  add_header Vary $docs_vary;
  add_header Allow $docs_allow always;
${lines.map((line) => `  ${line}`).join('\n')}

  if ($docs_allow) { return 405; }
  # 页面的路径里没有双斜杠和反斜杠；/assets/ 下面的会让浏览器记一年，不能跳转
  if ($docs_raw ~* "^/assets(/.*)?(//|\\\\\\\\|%2f|%5c)") { return 404; }
  if ($docs_raw ~* "//|\\\\\\\\|%2f|%5c") { return 302 /; }
  if ($docs_moved) { return 301 $docs_moved$is_args$args; }
  if ($docs_waiting) { return 302 $docs_waiting$is_args$args; }
  if ($docs_unversioned) { return 301 $docs_unversioned$is_args$args; }
  if ($docs_unversioned_12) { return 301 $docs_unversioned_12?nest=12; }
  if ($docs_canonical) { return 301 $docs_canonical$is_args$args; }
  if ($docs_twin) { rewrite ^ $docs_twin last; }

  location = / { try_files /index.html =404; }
  location / { try_files $docs_page.html $uri @unknown; }
  location /assets/ { try_files $uri =404; }
  # 没有 Markdown 的页面照旧给 HTML
  location ~ "\\.md$" {
    types { text/markdown md; text/html html; }
    charset_types text/markdown;
    try_files $uri $docs_page.html @unknown;
  }
  location ~ "^/(_|404\\.html$)" { return 302 /; }
  # 压缩好的副本没有自己的地址
  location ~ "^/assets/.*\\.(br|gz)$" { return 404; }
  location ~ "\\.(br|gz)$" { return 302 /; }
  location @unknown { return 302 /; }
}
`;
}
