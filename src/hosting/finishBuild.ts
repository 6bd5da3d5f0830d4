import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveRedirect } from '../data/redirectRules';
import type { SiteEnvironment } from '../environment';
import { Fault } from '../fault';
import { AD_FRAME } from './adFrame';
import { Compression } from './compress';
import {
  formatHeaders,
  formatRedirects,
  formatRobots,
  formatSecurity,
  HEADERS_FILE,
  REDIRECTS_FILE,
  ROBOTS_FILE,
  SECURITY_FILE,
} from './hostFiles';
import { formatNginx, NGINX_FILE } from './nginx';
import { fileDigest } from './pageAssets';
import { factsOf } from './pageFacts';
import { listFiles, pagesOf, redirectPageFile } from './pages';
import { headerRules, type Digests } from './policy';
import { REDIRECT_SCRIPT, redirectPage } from './redirectPage';

/** Every address has one spelling: the hosts compare in lower case, and nothing in it needs percent encoding. */
const PAGE_ROUTE = /^\/[a-z0-9/-]*$/;

/** What a finished build holds. */
export interface Finished {
  pages: number;
  hostFiles: string[];
}

/** Puts our page in the place of each one that plugin-client-redirects made, with its inline script. */
function replaceRedirectPages(
  buildDir: string,
  redirects: readonly LiveRedirect[],
  siteUrl: string | undefined,
): void {
  if (redirects.length === 0) return;
  const digest = fileDigest(buildDir, REDIRECT_SCRIPT);
  for (const { from, to } of redirects) {
    const file = path.join(buildDir, redirectPageFile(from));
    if (!existsSync(file))
      throw new Fault(
        `${redirectPageFile(from)} 不在构建结果里：plugin-client-redirects 没有用上 src/data/redirects.ts。`,
      );
    writeFileSync(file, redirectPage(from, to, digest, siteUrl));
  }
}

/** The digests of all scripts and styles that the site's HTML holds or names; taken now, since the minifier has changed the scripts. */
function checkedDigests(buildDir: string, files: readonly string[]): Digests {
  const users = new Map<string, string>();
  const named = new Set<string>();
  const styles = new Set<string>();
  const faults: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = factsOf(readFileSync(path.join(buildDir, file), 'utf8'));
    for (const hash of page.inlineScripts) if (!users.has(hash)) users.set(hash, file);
    for (const hash of page.inlineStyles) styles.add(hash);
    const blocked = [...page.blocked];
    // Without a digest: the frame's own policy allows the script by its host. The sandboxed frame has another origin, and could not check one.
    if (file !== AD_FRAME.slice(1))
      for (const { src, integrity } of page.scriptFiles)
        if (integrity === undefined) blocked.push(`<script src="${src}">`);
        else named.add(integrity);
    if (blocked.length > 0)
      faults.push(`${file}：${blocked.slice(0, 3).join(' ')}（共 ${blocked.length} 种）`);
  }
  if (faults.length > 0) {
    throw new Fault(
      `HTML 里有安全策略会拦下的写法，把样式移进 CSS、把处理移进脚本文件，脚本文件的标签要带摘要（integrity）：\n${faults.join('\n')}`,
    );
  }
  if (users.size > 1) {
    throw new Fault(
      `全站最多一种内联脚本，现在有 ${users.size} 种，分别见于：\n${[...users.values()].join('\n')}`,
    );
  }
  return { scripts: [...users.keys(), ...[...named].sort()], styles: [...styles].sort() };
}

/**
 * Writes what depends on the finished HTML: our redirect pages, the digests of the scripts, the files for the hosts, compressed
 * copies. Running it again changes nothing.
 * @param buildDir the folder of the built site
 * @param compression writes the copies, some of which it may have begun
 * @throws Fault that names file and cure: odd addresses, markup that the policy blocks, a script without its digest, a second inline script, host limits
 */
export async function finishBuild(
  buildDir: string,
  redirects: readonly LiveRedirect[],
  environment: SiteEnvironment,
  compression = new Compression(buildDir),
): Promise<Finished> {
  replaceRedirectPages(buildDir, redirects, environment.siteUrl);
  const files = listFiles(buildDir);
  const pages = [...pagesOf(files).keys()];
  const odd = pages.find((page) => !PAGE_ROUTE.test(page));
  if (odd)
    throw new Fault(
      `页面地址 ${odd} 里有小写英文字母、数字、- 和 / 以外的字符。书里的页面，给 docs/ 里的文件改名；别的页面，在页首写 slug；博客的标签，在 blog/tags.yml 里给它写 permalink。`,
    );
  const rules = headerRules(environment, checkedDigests(buildDir, files));
  writeFileSync(path.join(buildDir, ROBOTS_FILE), formatRobots(environment.siteUrl));
  mkdirSync(path.join(buildDir, path.dirname(SECURITY_FILE)), { recursive: true });
  writeFileSync(path.join(buildDir, SECURITY_FILE), formatSecurity(environment));
  const hostFiles = {
    [NGINX_FILE]: formatNginx(rules, redirects, pages),
    [REDIRECTS_FILE]: formatRedirects(redirects, pages, environment.onNetlify),
    [HEADERS_FILE]: formatHeaders(rules),
  };
  await compression.end(listFiles(buildDir));
  // Last, and of these the headers: the local server takes them for the sign that a build is complete.
  for (const [name, text] of Object.entries(hostFiles))
    writeFileSync(path.join(buildDir, name), text);
  return { pages: pages.length, hostFiles: Object.keys(hostFiles) };
}
