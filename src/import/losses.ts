import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isOpenComment } from '../samples/hidden';
import { parseOfficial, parseOurs } from './markdown';
import { tagsIn } from './tags';

/** Instructions of a fence: they are no code. */
const INSTRUCTION = /^[ \t]*@@(?:filename\(.*\)|switch)[ \t]*;?[ \t]*$/;
const WORD = /[\p{L}\p{N}]+/gu;
/** Labels and kinds of callouts, which become their kind here. */
const SAID = new Set(
  'info warning error hint tip note danger caution success important information hint 提示 小提示 小贴士 警告 说明 信息 备注'.split(
    ' ',
  ),
);

/** How often each occurs. */
function counted(all: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Those that occur less often afterwards. */
function fewer(before: Iterable<string>, after: Iterable<string>): string[] {
  const left = counted(after);
  return [...counted(before)]
    .filter(([one, times]) => (left.get(one) ?? 0) < times)
    .map(([one]) => one);
}

/** A page as it is meant: what follows a remark that nobody closed is text. */
function parseSource(text: string): Root {
  const tree = parseOfficial(text);
  visit(tree, 'html', ({ value }, index, parent) => {
    if (!parent || index === undefined || !isOpenComment(value)) return undefined;
    parent.children.splice(index, 1, ...parseOfficial(value.replace('<!--', '')).children);
    return index;
  });
  return tree;
}

/** Lines of code in the order of the page, without empty ones and what stands at their ends. */
function codeLines(tree: Root): string[] {
  const lines: string[] = [];
  visit(tree, 'code', ({ value }) => {
    lines.push(
      ...value
        .split('\n')
        .filter((line) => line.trim() !== '' && !INSTRUCTION.test(line))
        .map((line) => line.trimEnd()),
    );
  });
  return lines;
}

/** The text of a page without its tags. */
function withoutTags(html: string): string {
  let text = '';
  let last = 0;
  for (const { start, end } of tagsIn(html)) {
    text += `${html.slice(last, start)} `;
    last = end;
  }
  return text + html.slice(last);
}

/** The words that a page shows outside its fences: prose, code between words, HTML without its tags. */
function words(tree: Root): string[] {
  const found: string[] = [];
  const add = (text: string): void => void found.push(...(text.match(WORD) ?? []));
  visit(tree, ['text', 'inlineCode', 'html'], (node) => {
    const { type, value } = node as { type: string; value: string };
    add(type === 'html' ? withoutTags(value.replace(/&[a-z]+;|&#\w+;/gi, ' ')) : value);
  });
  return found;
}

/**
 * What a page has lost on its way: lines of code, and words.
 * @param source the prepared text of the official page
 * @param result its Markdown here, without front matter
 * @param title the title, which has gone into the front matter
 */
export function losses(
  source: string,
  result: string,
  title: string,
): { code: string[]; words: string[] } {
  const [before, after] = [parseSource(source), parseOurs(result)];
  const html: string[] = [];
  // Code in HTML and trees of files become fences.
  visit(after, 'code', ({ value }) => void html.push(...(value.match(WORD) ?? [])));
  const captions: string[] = [];
  visit(
    after,
    'image',
    ({ title: caption, alt }) =>
      void captions.push(...(`${caption ?? ''} ${alt ?? ''}`.match(WORD) ?? [])),
  );
  return {
    code: fewer(codeLines(before), codeLines(after)),
    words: fewer(words(before), [
      ...words(after),
      ...html,
      ...captions,
      ...(title.match(WORD) ?? []),
    ]).filter((word) => !SAID.has(word.toLowerCase())),
  };
}
