import type { Rule } from '../site';

/** What writers leave behind for later; in capitals it is one anywhere, also in code and comments. */
const ANYWHERE = /\b(?:TODO|FIXME|TBD|XXX)\b|待补充?|待完善|未完待续|lorem ipsum/gi;
const IN_CAPITALS = /^(?:TODO|FIXME|TBD|XXX)$/i;

/** Nothing unfinished reaches a reader (W24). */
const placeholders: Rule = ({ lines }) =>
  lines.flatMap((text, index) =>
    [...text.matchAll(ANYWHERE)]
      // `todo` in small letters may be a word of a sample; as an address or by itself in a line of text it is none.
      .filter(
        ([found]) =>
          !IN_CAPITALS.test(found) || found === found.toUpperCase() || isBareTodo(text, found),
      )
      .map(([found]) => ({ line: index + 1, message: `还留着“${found}”：写完它，或者删掉` })),
  );

const isBareTodo = (text: string, found: string): boolean =>
  found.toLowerCase() === 'todo' &&
  (/\]\(\/?todo[)#]/i.test(text) || /^[\s>*-]*(?:<!--\s*)?todo\b[:：\s]*/i.test(text));

export default placeholders;
