import { Fault } from '../fault';
import type { Redirect } from './redirects';
import { addressOf, withoutSlash } from './addressOf';
import { PAGES_WITHOUT_FILE } from './routes';

/** What is known of a route: a page stands there, the menu announces one, or neither. */
export type RouteState = 'page' | 'pending' | undefined;

/** A redirect as a host carries it out. */
export interface LiveRedirect {
  from: string;
  to: string;
  /** 302 while the target page is not written yet and the root stands in for it. */
  status: 301 | 302;
  /** Where the pages of the version of the book begin that it is an old address of; nothing for the version at the root. */
  below?: string;
}

const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

const show = ({ from, to }: Redirect): string => `{from: '${from}', to: '${to}'}`;

/** The last address of the walk from one `from` to the next, or nothing when the walk never ends. */
function endOfChain(start: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let path = start;
  for (let next = targets.get(path); next !== undefined; next = targets.get(path)) {
    if (seen.has(path)) return undefined;
    seen.add(path);
    path = next;
  }
  return path;
}

/**
 * What is wrong with the list, one Chinese line a fault that names the entry and the cure (ARCHITECTURE.md#faults U11, U15, W16).
 * @param stateOf what is known of a route
 */
export function redirectFaults(
  list: readonly Redirect[],
  stateOf: (route: string) => RouteState,
): string[] {
  const targets = new Map(list.map(({ from, to }) => [from, to]));
  return list.flatMap((entry, index) => {
    const { from, to } = entry;
    const fault = (text: string): string[] => [`src/data/redirects.ts 的 ${show(entry)}：${text}`];

    if (!ROUTE.test(from))
      return fault(
        'from 必须是本站的小写路径，形如 /a/b：不带域名、查询、#、*、.html 和末尾的斜杠。',
      );
    if (to !== '/' && !ROUTE.test(to))
      return fault(
        'to 必须是本站的小写路径，形如 /a/b：不能是外部网址、// 开头、javascript:，也不带 # 和 *。',
      );
    if (list.findIndex((other) => other.from === from) !== index)
      return fault('from 重复了，删掉其中一条。');
    if (stateOf(from))
      return fault('from 是一个正式的页面，读者会到不了它；删掉这一条，或者给页面换个地址。');
    if (targets.has(to)) {
      const end = endOfChain(from, targets);
      return end === undefined
        ? fault('绕成了一个圈，没有终点。')
        : fault(`要跳两次以上，把 to 直接写成 '${end}'。`);
    }
    if (to !== '/' && !stateOf(to))
      return fault('to 没有对应的页面，菜单里也没有预告它；改成存在的路径。');
    return [];
  });
}

/** The entries that another book has use for: it has no page of its own at the old address, and one at the new address. */
export const usableRedirects = (
  list: readonly Redirect[],
  stateOf: (route: string) => RouteState,
): Redirect[] =>
  list.filter(({ from, to }) => !stateOf(from) && (to === '/' || stateOf(to) !== undefined));

/**
 * The list as the hosts and the redirect pages get it: an entry whose page is not written yet leads to the root for now.
 * @throws Fault naming every faulty entry
 */
export function liveRedirects(
  list: readonly Redirect[],
  stateOf: (route: string) => RouteState,
): LiveRedirect[] {
  const faults = redirectFaults(list, stateOf);
  if (faults.length > 0)
    throw new Fault(`重定向表有 ${faults.length} 处错误：\n${faults.join('\n')}`);
  return list.map(({ from, to }) =>
    stateOf(to) === 'pending' ? { from, to: '/', status: 302 } : { from, to, status: 301 },
  );
}

/**
 * The redirects of one version of the book. One whose page the version does not have is left out below `/next`; at the root
 * it leads to the home page, as an unknown address does.
 * @param start where its pages begin: `/`, `/next`
 * @param pages the permalinks of its pages
 */
export function redirectsWithin(
  list: readonly LiveRedirect[],
  start: string,
  pages: ReadonlySet<string>,
): LiveRedirect[] {
  const base = withoutSlash(start);
  return list.flatMap(({ from, to, status }): LiveRedirect[] => {
    if (pages.has(base + from)) return [];
    if (to === '/' || pages.has(base + to) || (base === '' && PAGES_WITHOUT_FILE.includes(to)))
      return [
        {
          from: base + from,
          to: addressOf(base + to),
          status,
          ...(base !== '' && { below: base }),
        },
      ];
    return base === '' ? [{ from, to: '/', status: 302 }] : [];
  });
}
