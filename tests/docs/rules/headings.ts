import type { Heading, Nodes, Parents } from 'mdast';
import { isFrameId } from '../frameIds';
import { allNodes, anchorsOf, headingParts, lineOf, nodesOf, type Page } from '../page';
import type { Fault, Rule } from '../site';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const isHeading = (node: Nodes): node is Heading => node.type === 'heading';

function headingFaults(heading: Heading, firstSection: number): string[] {
  const { text, id } = headingParts(heading);
  const level = heading.depth;
  return [
    ...(level === 3 || level === 4
      ? []
      : [`正文里只有 ### 和 ####，这里是 ${level} 级标题（页面的大标题由 title 生成）`]),
    ...(level === 4 && lineOf(heading) < firstSection ? ['小节 #### 前面要先有一个章节 ###'] : []),
    ...(text === '' ? ['标题没有文字'] : []),
    ...(text.includes('{#') ? ['一个标题只能有一个 id，写在行末：别的写成 ::anchor{#…}'] : []),
    ...(id === undefined
      ? ['标题没有 id。在行末写上，例如 ### 授权守卫 {#authorization-guard}']
      : KEBAB.test(id)
        ? []
        : [`id“${id}”要用小写英文单词和连字符，例如 {#authorization-guard}`]),
  ];
}

/** The contents list is collected from top-level headings only (`html-pages/remark.ts`). */
const nested = ({ tree }: Page): Heading[] =>
  tree.children
    .filter((block) => !isHeading(block) && 'children' in block)
    .flatMap((block) => [...nodesOf(block as Parents & Nodes)].filter(isHeading));

function doubleIds(page: Page): Fault[] {
  const first = new Map<string, number>();
  return anchorsOf(page).flatMap(({ id, line }) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, line);
    return before === undefined
      ? []
      : [{ line, message: `id“${id}”在第 ${before} 行已经用过，换一个` }];
  });
}

/** Ids of the page's frame: a link to one would lead there. */
const frameIds = (page: Page): Fault[] =>
  anchorsOf(page)
    .filter(({ id }) => isFrameId(id))
    .map(({ id, line }) => ({
      line,
      message: `id“${id}”是页面外框里的，链接到不了这里：换一个，例如 {#${id}-section}`,
    }));

/** The first section says something that the title does not: its id stands above the text as `::anchor{#…}` instead. */
function repeatsTitle(page: Page, first: Heading | undefined): Fault[] {
  const text = first && headingParts(first).text;
  return text !== undefined && text === page.frontMatter?.title
    ? [
        {
          line: lineOf(first!),
          message: `第一个章节“${text}”和标题重复：删掉这一行，在正文最前面写 ::anchor{#原来的 id}`,
        },
      ]
    : [];
}

/** Levels, ids and words of headings (W17, W18). */
const headings: Rule = (page) => {
  const all = allNodes(page).filter(isHeading);
  const firstSection = all.find(({ depth }) => depth === 3);
  return [
    ...all.flatMap((heading) =>
      headingFaults(heading, firstSection ? lineOf(firstSection) : Infinity).map((message) => ({
        line: lineOf(heading),
        message,
      })),
    ),
    ...nested(page).map((heading) => ({
      line: lineOf(heading),
      message: '标题不能放在列表、提示框或引用里，本页目录找不到它',
    })),
    ...doubleIds(page),
    ...frameIds(page),
    ...repeatsTitle(page, firstSection),
  ];
};

export default headings;
