import { lineOf, linesOf, ofType } from '../page';
import type { Rule } from '../site';

/** What writers leave behind for later; in capitals it is one anywhere, also in code and comments. */
const ANYWHERE =
  /\b(?:TODO|FIXME|TBD|TBC|WIP|XXX)\b|(?<![等期看对招])待(?:补充?|完善|写|定|更新|翻译)|未完待续|lorem ipsum/gi;
const IN_CAPITALS = /^(?:TODO|FIXME|TBD|TBC|WIP|XXX)$/i;

/** By itself it stands for a text; in a sentence it is a word. */
const ALONE = /^[\s>*（(-]*占位[\s）)。：:]*$/;

/** What git writes where two writers changed the same lines, the one that is also an underline only outside of code. */
const CONFLICT = /^(?:<{7}|\|{7}|>{7})(?: |$)/;
const BETWEEN = /^={7}$/;

/** Nothing unfinished reaches a reader (W24). */
const placeholders: Rule = (page) => {
  const inCode = linesOf(ofType(page, 'code'));
  return [
    ...page.lines.flatMap((text, index) => [
      ...[...text.matchAll(ANYWHERE)]
        // `todo` in small letters may be a word of a sample; as an address or by itself in a line of text it is none.
        .filter(
          ([found]) =>
            !IN_CAPITALS.test(found) || found === found.toUpperCase() || isBareTodo(text, found),
        )
        .map(([found]) => ({ line: index + 1, message: `还留着“${found}”：写完它，或者删掉` })),
      ...(CONFLICT.test(text) || (BETWEEN.test(text) && !inCode.has(index + 1))
        ? [
            {
              line: index + 1,
              message: `还留着合并时的冲突标记“${text.slice(0, 7)}”：选定一边的文字，删掉三行标记`,
            },
          ]
        : []),
      ...(ALONE.test(text) ? [{ line: index + 1, message: '还留着“占位”：写完它，或者删掉' }] : []),
    ]),
    ...ofType(page, 'listItem')
      .filter(({ checked }) => checked === false)
      .map((item) => ({ line: lineOf(item), message: '还留着没有打勾的 [ ]：写完它，或者删掉' })),
  ];
};

const isBareTodo = (text: string, found: string): boolean =>
  found.toLowerCase() === 'todo' &&
  (/\]\(\/?todo[)#]/i.test(text) || /^[\s>*-]*(?:<!--\s*)?todo\b[:：\s]*/i.test(text));

export default placeholders;
