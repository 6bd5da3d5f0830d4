import { linesOf, ofType } from '../page';
import { faultsIn } from '../prose';
import type { Rule } from '../site';

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
  [
    /(?<![\\*])\*(?!\*)(?=\p{Script=Han})|(?<=[\p{Script=Han}，。；：？！])\*(?!\*)|~~|__(?=\p{Script=Han})|(?<=\p{Script=Han})__/gu,
    '没有生效：外面留一个空格，或者把标点移到外面；加粗写成 **',
  ],
  [/==[^=\n]+==/g, '没有生效：没有底色这种写法，加粗写成 **'],
  [/\$\$?[^$\n]+\$\$?/g, '没有生效：没有公式这种写法，写成文字，或者放进反引号'],
  [/(?<!\\)`+/g, '反引号没有成对：在代码的另一头补上，要展示反引号本身就写 \\`'],
];

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
      faultsIn(page, pattern, (text) => `“${text}”${message}`),
    ),
  ];
};

export default literals;
