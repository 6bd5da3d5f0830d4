import type { Definition, FootnoteDefinition, Nodes } from 'mdast';
import { BLOCKS, htmlFate } from '../../../src/remark/html';
import { readHidden } from '../../../src/samples/hidden';
import { allNodes, lineOf, linesOf, ofType, type Page } from '../page';
import { matchesIn } from '../prose';
import type { Fault, Rule } from '../site';

type Slip = readonly [pattern: RegExp, message: string];

/** Whole lines, outside code and remarks. */
const LINES: readonly Slip[] = [
  [
    /^\s*(?:(?:[-*+]|\d+[.)])\s+)?>\s*(?:\[!\w+\]|(?:info|warning|note|tip|hint)\s+\*\*)/i,
    '这样写不成提示框：写成 :::hint、:::warning 或 :::info，内容从下一行开始，最后一行写 :::',
  ],
  [/^ {0,3}#{2,6}[^#\s]/, '这不成标题：# 后面空一格'],
  [/^ {0,3}#*＃/, '这不成标题：换成半角的 #'],
  [/^[\s>]*(?:[｀·‘’]{3}|～{3})/, '这不成代码围栏：换成半角的 ```'],
  [/^[\s>]*[-+•●](?=[\p{Script=Han}`])/u, '这不成列表：写成 - ，后面空一格'],
  [/^[\s>]*\d+[.)．、](?=[\p{Script=Han}`])/u, '这不成列表：写成 1. ，后面空一格'],
  [
    /^(?! {0,3}#{1,6}[^#]|\s*[:：]).*\{#[\w-]*\}\s*$/,
    '{#…} 没有成为 id：它写在 ### 或 #### 的标题后面；旧 id 写成 ::anchor{#old-id}',
  ],
];

const DIRECTIVE =
  '没有生效：单独占一行，冒号、括号用半角，名字与括号之间没有空格，例如 ::anchor{#old-id}、::banner[courses]';

/** In what readers see as text. */
const TEXT: readonly Slip[] = [
  [
    /(?<![\w:：])[:：]{1,2} ?(?:anchor|banner|companies)\s*[[{#［｛][^\n]*|^[:：]{1,2} ?(?:anchor|banner|companies)[ \t]*$/gm,
    DIRECTIVE,
  ],
  [/(?<!\|[ \t]*\n)^\|.*\|[ \t]*$/gm, '没有成为表格：第二行写 |---|---|，每列一个，上面空一行'],
  [/\[\^[^\]\s]+\]/g, '没有成为脚注：另起一行写它的内容，例如 [^1]: 内容'],
  [
    /(?<![\\*])\*(?!\*)(?=\p{Script=Han})|(?<=[\p{Script=Han}，。；：？！])\*(?!\*)|~~|__(?=\p{Script=Han})|(?<=\p{Script=Han})__/gu,
    '没有生效：外面留一个空格，或者把标点移到外面；加粗写成 **',
  ],
  [/(?<!\\)`+/g, '反引号没有成对：在代码的另一头补上，要展示反引号本身就写 \\`'],
];

const isDefinition = (node: Nodes): node is Definition | FootnoteDefinition =>
  node.type === 'definition' || node.type === 'footnoteDefinition';

/** What nothing refers to, and what is defined again: Markdown shows neither, the words of a footnote are gone. */
function unusedDefinitions(page: Page): Fault[] {
  const used = new Set(
    allNodes(page).flatMap((node) => {
      if (node.type === 'footnoteReference') return `^${node.identifier}`;
      return node.type === 'linkReference' || node.type === 'imageReference' ? node.identifier : [];
    }),
  );
  const defined = new Set<string>();
  return allNodes(page)
    .filter(isDefinition)
    .flatMap((node): Fault[] => {
      const isNote = node.type === 'footnoteDefinition';
      const name = `${isNote ? '^' : ''}${node.identifier}`;
      const isAgain = defined.has(name);
      defined.add(name);
      if (used.has(name) && !isAgain) return [];
      return [
        {
          line: lineOf(node),
          message: isAgain
            ? `[${name}] 定义了两次，这一次不会显示：换个名字，或者删掉它`
            : `没有一处用到 [${name}]，它不会显示：在正文里写上 ${isNote ? `[${name}]` : `[文字][${name}]`}，或者删掉它`,
        },
      ];
    });
}

/** A row without all cells: mostly the text below the table, without a blank line in between. */
const shortRows = (page: Page): Fault[] =>
  ofType(page, 'table').flatMap(({ children: [header, ...rows] }) =>
    rows
      .filter(({ children }) => children.length < (header?.children.length ?? 0))
      .map((row) => ({
        line: lineOf(row),
        message: `表格的这一行有 ${row.children.length} 格，表头有 ${header!.children.length} 格：补上，空的格也写 |；表格下面的文字前面空一行`,
      })),
  );

/** In a block of HTML Markdown is text: its list is no list, and nobody follows its links. */
const inHtml = (page: Page): Fault[] =>
  allNodes(page).flatMap((node) =>
    'children' in node && BLOCKS.includes(node.type)
      ? (node.children as Nodes[]).flatMap((child): Fault[] => {
          if (child.type !== 'html' || htmlFate(child.value) !== 'keep') return [];
          const text = child.value
            .replace(/<summary>[^]*?<\/summary>/gi, '')
            .replace(/<[^>]*>/g, '');
          return text.trim() === ''
            ? []
            : [
                {
                  line: lineOf(child),
                  message: '这里的文字不会按 Markdown 显示：在 <details>、<summary> 的下一行空一行',
                },
              ];
        })
      : [],
  );

/** HTML that readers would see as it was typed: it has an end or attributes, which `List<Cat>` has not. */
const shownHtml = (page: Page): Fault[] =>
  ofType(page, 'html')
    .filter(
      ({ value }) => htmlFate(value) === 'text' && /<\/[a-z]|<[a-z][\w-]*\s+[\w-]+=/i.test(value),
    )
    .map((node) => ({
      line: lineOf(node),
      message: `${node.value.split('\n', 1)[0]!.slice(0, 60)} 会照字面显示：用 Markdown 的写法，要展示它就放进反引号`,
    }));

/** The first line of a comment that is meant as a hidden sample, and names no language that there is. */
const SAMPLE_COMMENT =
  /^<!--[ \t]*(?:[A-Za-z][\w-]*[ \t]*\n|[^\n]*\b(?:title|frame|error)\s*[=＝])/;

const lostSamples = (page: Page): Fault[] =>
  ofType(page, 'html')
    .filter(({ value }) => SAMPLE_COMMENT.test(value) && readHidden(value) === undefined)
    .map((node) => ({
      line: lineOf(node),
      message:
        '这条注释不是示例，网站和检查都会跳过它：第一个词写代码语言，例如 <!-- ts title="app.module.ts"，代码从下一行开始',
    }));

/** Notation that Markdown does not take for what it is meant to be, and shows as it was typed (W8). */
const literals: Rule = (page) => {
  const literal = linesOf([...ofType(page, 'code'), ...ofType(page, 'html')]);
  return [
    ...page.lines.flatMap((text, index) =>
      literal.has(index + 1)
        ? []
        : LINES.filter(([pattern]) => pattern.test(text)).map(([, message]) => ({
            line: index + 1,
            message,
          })),
    ),
    ...TEXT.flatMap(([pattern, message]) =>
      [...matchesIn(page, pattern)].map(({ match, line }) => ({
        line,
        message: `“${match[0]}”${message}`,
      })),
    ),
    ...unusedDefinitions(page),
    ...shortRows(page),
    ...inHtml(page),
    ...shownHtml(page),
    ...lostSamples(page),
  ];
};

export default literals;
