import type { Nodes, Parents } from 'mdast';
import { allNodes, lineOf, linesOf, ofType, type Page } from '../page';
import type { Fault, Rule } from '../site';

/** The last one is a fold with what differs on another major; it may follow a callout. */
const NAMES = ['hint', 'warning', 'info', 'nest12'];
const KNOWN = NAMES.map((name) => `:::${name}`).join('、');

/** What may stand before the colons: marks of quotes and lists, indentation. */
const FENCE = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)?)([:：]{3,})(.*)$/;

interface Opener {
  readonly name: string;
  readonly line: number;
  readonly colons: string;
  readonly column: number;
}

/** What the parser does not take as the end of a callout, although the writer means it. */
function closerFaults(colons: string, column: number, opener: Opener): string[] {
  const { name } = opener;
  return [
    ...(colons.includes('：') ? [`结束 :::${name} 的冒号要用半角：写成 :::`] : []),
    ...(colons.length < opener.colons.length
      ? [
          `第 ${opener.line} 行的 ${opener.colons}${name} 没有结束：冒号要一样多，写成 ${opener.colons}`,
        ]
      : []),
    ...(column < opener.column
      ? [`第 ${opener.line} 行的 :::${name} 没有结束：结束的 ::: 前面的缩进要与它一样`]
      : []),
  ];
}

/** Pairs openers with closers, line by line: the parser forgives what the writer did not mean. */
function fenceFaults(page: Page): Fault[] {
  // In code and comments colons are just colons.
  const literal = linesOf([...ofType(page, 'code'), ...ofType(page, 'html')]);
  const open: Opener[] = [];
  const faults = page.lines.flatMap((text, index): Fault[] => {
    const line = index + 1;
    if (literal.has(line)) return [];
    const [, before = '', colons = '', rest] = FENCE.exec(text) ?? [];
    if (rest === undefined) {
      return /\S\s*:{3,}\s*$/.test(text)
        ? [{ line, message: '结束提示框的 ::: 要单独占一行' }]
        : [];
    }
    if (rest.trim() === '') {
      const opener = open.pop();
      return opener
        ? closerFaults(colons, before.length, opener).map((message) => ({ line, message }))
        : [{ line, message: '多了一个 :::，前面没有打开的提示框' }];
    }
    const [, name = '', label = ''] = /^([\w-]*)(.*)$/.exec(rest.trim()) ?? [];
    const outer = open.at(-1);
    open.push({ name, line, colons, column: before.length });
    return [
      ...(outer
        ? [
            {
              line,
              message: `提示框里不能再放提示框：第 ${outer.line} 行的 :::${outer.name} 还没有结束`,
            },
          ]
        : []),
      ...(NAMES.includes(name)
        ? []
        : [{ line, message: `没有 :::${name} 这种提示框，可用的有 ${KNOWN}` }]),
      ...(colons.includes('：') ? [{ line, message: `冒号要用半角：写成 :::${name}` }] : []),
      ...(/^\s/.test(rest) ? [{ line, message: `冒号后面不要空格：写成 :::${name}` }] : []),
      ...(label.trim() === ''
        ? []
        : [{ line, message: `:::${name} 这一行不能再放文字，内容从下一行开始写` }]),
    ];
  });
  return [
    ...faults,
    ...open.map(({ name, line }) => ({
      line,
      message: `:::${name} 没有结束：在内容后面另起一行写 :::`,
    })),
  ];
}

const isCallout = (node: Nodes | undefined): boolean =>
  node?.type === 'containerDirective' && node.name !== 'nest12';

function inARow(parent: Parents): Fault[] {
  const shown = (parent.children as Nodes[]).filter(({ type }) => type !== 'html');
  return shown.flatMap((node, index) =>
    isCallout(node) && isCallout(shown[index - 1])
      ? [{ line: lineOf(node), message: '两个提示框紧挨着：合成一个，或者把其中一个写进正文' }]
      : [],
  );
}

/** `:::hint` and its kin: closed, known, alone on their lines, not nested, never two in a row (W8, W9). */
const callouts: Rule = (page) => [
  ...fenceFaults(page),
  ...allNodes(page).flatMap((node) => ('children' in node ? inARow(node) : [])),
  ...ofType(page, 'containerDirective')
    .filter(({ children }) => children.length === 0)
    .map((node) => ({ line: lineOf(node), message: `:::${node.name} 里没有内容` })),
];

export default callouts;
