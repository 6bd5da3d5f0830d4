import { posix } from 'node:path';
import type { Definition, Link, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isOwnPath } from '../../../src/data/addressOf';
import { anchorOf } from '../../../src/data/anchorOf';
import { suggestion } from '../nearest';
import { allNodes, anchorsOf, isLink, lineOf, type Page } from '../page';
import type { Fault, Rule, Site } from '../site';

/** Words that say nothing about where a link leads (W22). */
const VAGUE =
  /^(?:[在看点]?这里|此处|这儿|点[此我]|点击.*|链接|这个链接|这一页|此页|本文|这篇文章|官网|文档|详情|更多|查看|查看详情|查看更多|了解更多|见此|here|click here|link|this|more|read more)[。，！.]?$/i;

/** A chapter on the official sites of the book: it stands here as well. */
const OFFICIAL = /^https?:\/\/docs\.nestjs\.(?:com|cn)(\/[^?#]*[^?#/])/;

function anchorFault(id: string, target: Page): string | undefined {
  const ids = anchorsOf(target).map((anchor) => anchor.id);
  return ids.includes(anchorOf(id))
    ? undefined
    : `${target.file} 里没有 #${id}${suggestion(id, ids)}`;
}

function internalFault(url: string, page: Page, site: Site): string | undefined {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const route = path === '' ? page.route : path;
  const routes = [...site.menu];
  if (query) return `本站的链接不带查询字符串 ${query}，去掉它`;
  if (path.length > 1 && /\/$|\.(?:html|mdx?)$/.test(path))
    return `链接写成 ${path.replace(/\/$|\.(?:html|mdx?)$/, '')}，末尾不带斜杠和扩展名`;
  if (posix.normalize(path || '/') !== (path || '/'))
    return `链接写成 ${posix.normalize(path)}，中间没有 //、. 和 ..`;
  const redirect = site.redirects.get(route);
  if (redirect) return `${route} 是旧地址，直接写 ${redirect}`;
  if (!site.stateOf(route))
    return site.files.has(`static${path}`)
      ? undefined
      : `没有 ${route} 这一页，菜单里也没有预告它${suggestion(route, routes)}`;
  const target = route === page.route ? page : site.pages.find((other) => other.route === route);
  if (url.endsWith('#')) return '锚点是空的，去掉 #';
  return hash && target ? anchorFault(hash, target) : undefined;
}

function externalFault(url: string, site: Site): string | undefined {
  const [, chapter] = OFFICIAL.exec(url) ?? [];
  if (chapter && site.stateOf(chapter)) return `这一页本站就有，写成 ${chapter}`;
  const [mark] = /[^\x21-\x7E\p{L}\p{M}\p{N}]/u.exec(url) ?? [];
  if (mark !== undefined && /^(?:https?|mailto):/.test(url))
    return `“${mark}”也成了网址的一部分：网址写进 ]( ) 或者尖括号里，例如 <https://nodejs.org>`;
  if (/^https:\/\/[^/\s]+\.[^/\s]+/.test(url)) return undefined;
  if (/^mailto:[^@\s]+@[^@\s]+\.\w+$/.test(url)) return undefined;
  if (url.startsWith('http:'))
    return /\/\/(?:localhost|127\.)/.test(url)
      ? '本机的地址不是链接，放进反引号'
      : '外部链接只用 https';
  return `链接 ${url} 不是 https 地址，也不是从 / 写起的本站地址`;
}

function fault(node: Link | Definition, page: Page, site: Site): string | undefined {
  const { url } = node;
  if (node.type === 'link' && toString(node).trim() === '') return `链接 ${url} 没有文字`;
  if (node.type === 'link' && VAGUE.test(toString(node).trim()))
    return `“${toString(node).trim()}”没有说链接通向哪里：写出那一页的名字`;
  if (isOwnPath(url) || url.startsWith('#')) return internalFault(url, page, site);
  if (/^\.{0,2}\/?[\w-]+(?:[/.#?]|$)/.test(url) && !/^\w+:/.test(url))
    return `链接 ${url} 是相对的：从根写起，例如 /guards`;
  return externalFault(url, site);
}

/** Notation of links that stayed text, and what to write. */
const LITERAL: ReadonlyArray<readonly [pattern: RegExp, message: string]> = [
  [
    /\]\s?\((?:\.{0,2}\/|#|https?:)/g,
    '这个链接或这张图没有生效：] 和 ( 要紧挨着，文件名里不要有空格，网址里的空格和括号要转义',
  ],
  [/\]\s?（\s*(?:\/|#|https?:)/g, '这个链接没有生效：地址外面的括号用半角 ()'],
  [
    /\]\[[^\]\n]*\]/g,
    '这个链接没有生效：方括号里的名字没有定义，把地址写在圆括号里，例如 [守卫](/guards)',
  ],
];

const literalLinks = (node: Text): Fault[] =>
  LITERAL.flatMap(([pattern, message]) =>
    [...node.value.matchAll(pattern)].map(({ index }) => ({
      line: lineOf(node) + node.value.slice(0, index).split('\n').length - 1,
      message,
    })),
  );

/** Links lead somewhere, today and for good, and their words say where (W4–W6, W22–W24). */
const links: Rule = (page, site) =>
  allNodes(page).flatMap((node) => {
    if (node.type === 'text') return literalLinks(node);
    if (!isLink(node)) return [];
    const message = fault(node, page, site);
    return message === undefined ? [] : [{ line: lineOf(node), message }];
  });

export default links;
