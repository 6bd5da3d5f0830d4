import type { History } from '../../data/history';
import type { SiteEnvironment } from '../../environment';
import { LOCAL_NEWSLETTER } from '../../environment/localNewsletter';
import { isLoopback } from '../../environment/loopback';
import type { Finished } from '../../hosting/finishBuild';
import { SECURITY_EXPIRES, SECURITY_FILE } from '../../hosting/hostFiles';
import type { Twins } from './twins';

/** What a build is reported with. */
export interface Report {
  finished: Finished;
  /** Entries of the menu whose page is not written yet. */
  pending: number;
  /** Old addresses that lead on. */
  redirects: number;
  twins: Twins;
  downloads: { archives: number; bytes: number };
  /** Why nobody knows when a page was last changed. */
  history: History['missing'];
  /** Names in `.env` that are no settings of the site. */
  strange: readonly string[];
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

function twinsInWords(written: Twins): string {
  const twins = [...written].filter(([file]) => file.endsWith('.md'));
  const total = twins.reduce((sum, [, bytes]) => sum + bytes, 0);
  const lists = [...written].filter(([file]) => !file.endsWith('.md'));
  return [
    `Markdown：${twins.length} 页，共 ${kilobytes(total)}`,
    ...lists.map(([file, bytes]) => `${file} ${kilobytes(bytes)}`),
  ].join('，');
}

/** @returns what the build has made, a line each */
export function results({ finished, pending, redirects, twins, downloads }: Report): string[] {
  const { pages, hostFiles } = finished;
  return [
    `构建完成：${pages} 个页面，菜单里还有 ${pending} 页待写，${redirects} 个旧地址；主机文件：${hostFiles.join('、')}。`,
    `${twinsInWords(twins)}。`,
    ...(downloads.archives > 0
      ? [`可以下载的项目：${downloads.archives} 个压缩包，共 ${kilobytes(downloads.bytes)}。`]
      : []),
  ];
}

/** So long before `security.txt` runs out the owner is told. */
const RENEWAL_MS = 60 * 24 * 60 * 60 * 1000;

const NO_HISTORY: Readonly<
  Record<NonNullable<History['missing']>, readonly [what: string, cure: string]>
> = {
  shallow: ['这是浅克隆', '构建前取完整的历史：git fetch --unshallow'],
  unreadable: [
    '读不到 git 的历史（没有装 git、没有 .git，或者文件夹是别人的）',
    '在容器里构建，装上 git，把 .git 也放进去',
  ],
};

/**
 * @param now of the build, in ms
 * @returns what the owner should know before publishing, a line each
 */
export function reminders(
  { history, strange }: Pick<Report, 'history' | 'strange'>,
  { siteUrl, newsletterUrl }: SiteEnvironment,
  now = Date.now(),
): string[] {
  const lines: string[] = [];
  if (Date.parse(SECURITY_EXPIRES) - now < RENEWAL_MS)
    lines.push(
      `提醒：/${SECURITY_FILE} 写着有效到 ${SECURITY_EXPIRES.slice(0, 10)}；核对里面的联系方式，再把 src/hosting/hostFiles.ts 的 SECURITY_EXPIRES 往后改一年。`,
    );
  if (history)
    lines.push(
      `提醒：${NO_HISTORY[history][0]}，不知道每一页最后修改的时间，所以不写日期和订阅源；${NO_HISTORY[history][1]}`,
    );
  if (strange.length > 0)
    lines.push(
      `提醒：.env 里的 ${strange.join('、')} 不是网站的设置，构建没有用到；设置的名字都在 .env.example 里。`,
    );
  if (siteUrl === undefined)
    lines.push(
      '提醒：没有设置 SITE_URL，所以没有规范链接、分享地址和站点地图；发布前把网站的地址写进这个环境变量。',
    );
  else if (!isLoopback(siteUrl) && newsletterUrl === LOCAL_NEWSLETTER)
    lines.push(
      '提醒：没有设置 NEWSLETTER_ENDPOINT，页面上没有订阅表单，只有通向 NestJS 官网订阅的链接。',
    );
  return lines;
}
