import type { Definition, FootnoteDefinition, Nodes } from 'mdast';
import { allNodes, lineOf, type Page } from '../page';
import { faultsIn } from '../prose';
import type { Fault, Rule } from '../site';

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

/** A footnote without words, which readers see as it was typed. */
const undefinedNotes = (page: Page): Fault[] =>
  faultsIn(
    page,
    /\[\^[^\]\s]+\]/g,
    (text) => `“${text}”没有成为脚注：另起一行写它的内容，例如 [^1]: 内容`,
  );

/** Footnotes and link definitions that miss their other half (W8). */
const definitions: Rule = (page) => [...undefinedNotes(page), ...unusedDefinitions(page)];

export default definitions;
