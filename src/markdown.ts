/** What a page holds beside its Markdown, for all who read one: front matter at its top, an id at the end of a heading. */

const FRONT_MATTER = /^---\n[^]*?\n---(?=\n|$)/;

/** `{#guards}`; on an `.mdx` page also `{/* #guards *\/}`, whose braces the parser has taken off. */
const HEADING_ID = /\s*(?:\{#([^{}]*)\}|\/\*\s*#(\S+)\s*\*\/)\s*$/;

/** The lines from dashes to dashes at the top of a page; nothing if it has none. */
export const frontMatterOf = (source: string): string => FRONT_MATTER.exec(source)?.[0] ?? '';

export const withoutFrontMatter = (source: string): string => source.replace(FRONT_MATTER, '');

/** A page with blanks in the place of its front matter, so that all else keeps its line and column. */
export const blankFrontMatter = (source: string): string =>
  source.replace(FRONT_MATTER, (yaml) => yaml.replace(/[^\n]/g, ' '));

/** The id that a heading is given in its text; nothing if it is given none. */
export function givenId(heading: string): string | undefined {
  const [, id, commented] = HEADING_ID.exec(heading) ?? [];
  return id ?? commented;
}

/** `守卫 {#guards}` → `守卫` */
export const withoutId = (heading: string): string => heading.replace(HEADING_ID, '');

/** What the writer is told about a page that is no UTF-8. */
export const NOT_UTF8 =
  '不是 UTF-8 编码，读者会看到乱码（U+FFFD）：用编辑器把文件另存为 UTF-8；已经坏了的字补上';

/** What the writer is told about lines that end in more than `\n`: samples would be cut and compiled with the `\r` in them. */
export const LINE_ENDS = '行末是 CRLF：在编辑器里换成 LF';

/**
 * What a file must not hold. Read as UTF-8, text in another encoding has U+FFFD in it, and UTF-16 has NUL. That is looked for first:
 * such a file may have `\r` as well, and the line ends are then not what is to be mended.
 */
const FORBIDDEN: ReadonlyArray<[pattern: RegExp, message: string]> = [
  [/[\0\uFFFD]/, NOT_UTF8],
  [/\r/, LINE_ENDS],
];

/** What is wrong with a page's file, whatever is written in it, and the line, from 1. */
export function fileFault(source: string): { line: number; message: string } | undefined {
  for (const [pattern, message] of FORBIDDEN) {
    const place = source.search(pattern);
    if (place >= 0) return { line: source.slice(0, place).split('\n').length, message };
  }
  return undefined;
}

/** Whether a word follows the first dashes: Docusaurus' reader takes it for the language of the front matter, and runs what is in `js`. */
export const namesLanguage = (source: string): boolean => /^\uFEFF?---(?!-)[^\n]*\S/.test(source);

/** The line, from 1, of the last field of front matter that does not end; any line that begins with `---` ends it for the reader. */
function lineOfOpenFrontMatter(source: string): number | undefined {
  const [first, ...rest] = source.replace(/^\uFEFF/, '').split('\n');
  if (first?.trimEnd() !== '---' || rest.some((line) => line.startsWith('---'))) return undefined;
  const blank = rest.findIndex((line) => line.trim() === '');
  const fields = rest.slice(0, blank < 0 ? undefined : blank);
  const last = fields.findLastIndex((line) => /^\w+:/.test(line));
  return last < 0 ? 2 : last + 2;
}

/** What is wrong with the dashes around a page's front matter, for the writer, and where. */
export function dashesFault(source: string): { line: number; message: string } | undefined {
  if (namesLanguage(source))
    return { line: 1, message: '页首信息的第一行只写 ---，后面不要有别的字' };
  const line = lineOfOpenFrontMatter(source);
  return line === undefined
    ? undefined
    : { line, message: '页首信息没有结束：在最后一个字段下面另起一行写 ---' };
}
