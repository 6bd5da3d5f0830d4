import type { ListItem, RootContent } from 'mdast';
import { markdownAddress } from '../data/routes';
import { LISTED_AS } from '../hosting/listedAs';
import { absoluteOf, write, type Addresses } from './twin';

/** The two files that models look for (llmstxt.org): the list of all pages, and all pages in one. */
export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

/** A page as the list names it. */
export interface ListedPage {
  route: string;
  title: string;
  titleEn: string;
  description: string;
  group: string;
  groupZh: string;
  /** Its Markdown twin. */
  twin: string;
}

const NO_GROUP = 'Documentation 文档';

const text = (value: string): { type: 'text'; value: string } => ({ type: 'text', value });

/**
 * `/llms.txt`: what the book is, then a section for each group of the menu with one line a page; a page's link leads to
 * its Markdown twin.
 * @param base where the version's pages begin: nothing for those at the root, `/next`
 */
export function llmsText(
  pages: readonly ListedPage[],
  version: string,
  base: string,
  addresses: Pick<Addresses, 'siteUrl'>,
): string {
  const absolute = absoluteOf(addresses);
  const groups = new Map<string, ListItem[]>();
  for (const { route, title, titleEn, description, group, groupZh } of pages) {
    const name = group ? [group, groupZh].filter(Boolean).join(' ') : NO_GROUP;
    const link = {
      type: 'link' as const,
      url: absolute(markdownAddress(route)),
      children: [text(titleEn && titleEn !== title ? `${title} ${titleEn}` : title)],
    };
    groups.set(name, [
      ...(groups.get(name) ?? []),
      {
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: [link, text(`: ${description}`)] }],
      },
    ]);
  }
  const paragraph = (value: string): RootContent => ({
    type: 'paragraph',
    children: [text(value)],
  });
  return write([
    { type: 'heading', depth: 1, children: [text(LISTED_AS)] },
    {
      type: 'blockquote',
      children: [
        {
          type: 'paragraph',
          children: [
            text(
              `Node.js 服务端框架 NestJS ${version} 的中文文档：从第一步到微服务，示例都经过编译，标出的还真实运行过。`,
            ),
          ],
        },
      ],
    },
    paragraph(
      '下面每一页都是 Markdown：网页的网址后面加 .md 就是它，请求头写 Accept: text/markdown 也可以。示例同时有 TypeScript 与 JavaScript，标着文件名。',
    ),
    {
      type: 'paragraph',
      children: [
        text('全部页面合在一个文件里：'),
        {
          type: 'link',
          url: absolute(`${base}/${LLMS_FULL_FILE}`),
          children: [text(LLMS_FULL_FILE)],
        },
        text('。'),
      ],
    },
    ...[...groups].flatMap(([name, children]): RootContent[] => [
      { type: 'heading', depth: 2, children: [text(name)] },
      { type: 'list', spread: false, children },
    ]),
  ]);
}

/** `/llms-full.txt`: the twins of all pages, one after the other; each begins with its title and its address. */
export const llmsFullText = (pages: readonly ListedPage[]): string =>
  pages.map(({ twin }) => twin).join('\n---\n\n');
