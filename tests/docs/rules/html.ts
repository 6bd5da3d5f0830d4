import type { Nodes } from 'mdast';
import { BLOCKS, htmlFate } from '../../../src/remark/html';
import { readHidden } from '../../../src/samples/hidden';
import { allNodes, lineOf, ofType, type Page } from '../page';
import type { Fault, Rule } from '../site';

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

/** HTML that does not become what its writer meant: text, Markdown, or a hidden sample (W8). */
const html: Rule = (page) => [...inHtml(page), ...shownHtml(page), ...lostSamples(page)];

export default html;
