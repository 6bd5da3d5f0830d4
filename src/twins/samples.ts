import type { Code, Html, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { sampleOnTwelve } from '../remark/installLine';
import { readSamples, type Placed } from '../remark/readSamples';
import { javascriptOn } from '../remark/variants';
import { javascriptTitle } from '../samples/javascript';
import { answersOn } from '../samples/page/plan';

/** The nodes that stand for each code block and each hidden sample of a page; none for what another one holds already. */
export type SampleNodes = ReadonlyMap<Code | Html, readonly RootContent[]>;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** A line over a block: the name of its file, or what it is. */
const caption = (name: string, notes: readonly string[], isFile: boolean): Paragraph => ({
  type: 'paragraph',
  children: [
    {
      type: 'strong',
      children: [isFile ? { type: 'inlineCode', value: name } : text(name)],
    },
    ...(notes.length > 0 ? [text(`（${notes.join('；')}）`)] : []),
  ],
});

const HIDDEN_NOTE = '网页上折叠着，别的示例要用到';

/** What a reader of the page sees otherwise: folds, marked lines, or learns from the words around the block only. */
const notesOf = ({ hidden, fence: { mark, error, vary } }: Placed): string[] => [
  ...(hidden ? [HIDDEN_NOTE] : []),
  ...(mark ? [`新写或改过的行：${mark.join('、')}`] : []),
  ...(error ? [`不能通过编译：${error.join('、')}`] : []),
  ...(vary ? [`每次不同：${vary.join('、')}`] : []),
];

/** What is written over a block without a second language; nothing over one that speaks for itself. */
function captionOf(placed: Placed, isAnswer: boolean): Paragraph | undefined {
  const { fence, hidden } = placed;
  const notes = notesOf(placed);
  if (fence.title !== undefined) return caption(fence.title, notes, true);
  if (hidden) return caption('后面的示例用到的声明', notes, false);
  if (fence.logs !== undefined) return caption('输出', notes, false);
  if (isAnswer) return caption('响应', notes, false);
  return notes.length > 0 ? caption('代码', notes, false) : undefined;
}

const block = (lang: string, value: string): Code => ({ type: 'code', lang, value });

const bothBlocks = ({ fence, code }: Placed, javascript: string): RootContent[] => [
  block(fence.language, code),
  fence.title === undefined
    ? caption('JavaScript', [], false)
    : caption(javascriptTitle(fence.title), ['JavaScript'], true),
  block('js', javascript),
];

/** Both languages, each under the name of its file. */
const twoLanguages = (placed: Placed, javascript: string): RootContent[] => [
  caption(placed.fence.title ?? 'TypeScript', notesOf(placed), placed.fence.title !== undefined),
  ...bothBlocks(placed, javascript),
];

/** An install line for each major, under the name of the major. */
const twoMajors = ({ fence, code }: Placed, twelve: string): RootContent[] => [
  caption('Nest 11', ['安装命令'], false),
  block(fence.language, code),
  caption('Nest 12', ['安装命令'], false),
  block(fence.language, twelve),
];

/** A sample that the browser fetches: its address. */
const elsewhere = ({ fence }: Placed, absolute: (href: string) => string): RootContent[] => [
  {
    type: 'paragraph',
    children: [
      {
        type: 'link',
        url: absolute(fence.src!),
        children: [{ type: 'inlineCode', value: fence.title ?? fence.src! }],
      },
    ],
  },
];

/**
 * Every sample of a page for its Markdown twin: under the name of its file, in both languages, hidden ones too.
 * @param tree the page as parsed, before any rule of the site has run
 * @param absolute gives the whole address of one that stands on this site
 * @throws VFileMessage where a fence is badly written, as the site's own rules do
 */
export async function sampleNodes(
  tree: Root,
  file: VFile,
  absolute: (href: string) => string,
): Promise<SampleNodes> {
  const page = readSamples(tree, file);
  const variants = await javascriptOn(page, file);
  const nodes = new Map<Code | Html, readonly RootContent[]>();
  const answers = answersOn(page);
  for (const placed of page) {
    const { node, fence, code, isVariant } = placed;
    if (isVariant) {
      nodes.set(node, []);
      continue;
    }
    const javascript = variants.get(placed);
    const twelve = sampleOnTwelve(placed);
    const over = captionOf(placed, answers.has(placed));
    nodes.set(
      node,
      fence.src !== undefined
        ? elsewhere(placed, absolute)
        : javascript !== undefined
          ? twoLanguages(placed, javascript)
          : twelve !== undefined
            ? twoMajors(placed, twelve)
            : [...(over ? [over] : []), block(fence.language, code)],
    );
  }
  return nodes;
}
