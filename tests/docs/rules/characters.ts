import { LINE_ENDS, NOT_UTF8 } from '../../../src/markdown';
import { linesOf, ofType, type Page } from '../page';
import type { Fault, Rule } from '../site';

/** Characters that look like nothing or like another one, and what to write. */
const WRONG: ReadonlyArray<readonly [pattern: RegExp, message: (character: string) => string]> = [
  [/\uFEFF/g, () => '有 BOM：把文件存成不带 BOM 的 UTF-8'],
  [
    /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g,
    (character) => `有看不出来的特殊空格（${code(character)}）：换成普通空格`,
  ],
  [
    /[\u034F\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u2060-\u2064\u2800\u3164\uFFA0\u00AD\u202A-\u202E\u2066-\u2069]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/gu,
    (character) => `有看不见的字符（${code(character)}）：删掉它`,
  ],
  [
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029]/g,
    (character) => `有控制字符（${code(character)}）：删掉它`,
  ],
  [
    /[\u2E80-\u2FDF\uF900-\uFAFF]/g,
    (character) =>
      `“${character}”是部首或兼容字符（${code(character)}），多半来自 PDF：换成普通的汉字`,
  ],
  [/\uFFFD/g, () => NOT_UTF8],
  [
    /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g,
    (character) => `“${character}”是全角的字母或数字：换成半角`,
  ],
];

/** Full-width forms of what Markdown and YAML are written with; no mark of Chinese text is among them. */
const FULL_WIDTH =
  /[\uFF02-\uFF07\uFF0A\uFF0B\uFF0D-\uFF0F\uFF1C-\uFF1E\uFF20\uFF3B-\uFF40\uFF5B-\uFF5D]/;

const code = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** An editor ends all lines of a page in one way: the first of them stands for all. */
function lineEnds({ lines }: Page): Fault[] {
  const index = lines.findIndex((text) => text.includes('\r'));
  return index < 0 ? [] : [{ line: index + 1, message: LINE_ENDS }];
}

/** Nothing invisible, nothing that breaks copying and searching (W19). One report a line and kind. */
const characters: Rule = (page) => {
  // There a tab or a full-width bracket may be what the sample needs.
  const inCode = linesOf(ofType(page, 'code'));
  const inLines = page.lines.flatMap((text, index): Fault[] => {
    const line = index + 1;
    const wrong = WRONG.flatMap(([pattern, message]) => {
      const [first] = text.match(pattern) ?? [];
      return first === undefined ? [] : [{ line, message: message(first) }];
    });
    if (inCode.has(line)) return wrong;
    const [fullWidth] = FULL_WIDTH.exec(text) ?? [];
    return [
      ...wrong,
      ...(text.includes('\t') ? [{ line, message: '有制表符：换成空格' }] : []),
      ...(fullWidth === undefined
        ? []
        : [{ line, message: `“${fullWidth}”是全角的，Markdown 不认识它：换成半角` }]),
    ];
  });
  return [...lineEnds(page), ...inLines];
};

export default characters;
