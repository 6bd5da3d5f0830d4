/**
 * So many characters without a space are the most that a line of a sample may have. The time that its colours take grows with the
 * square of them in Prism's grammar of TypeScript: 5,000 take 0.24 s, 20,000 took 4 s, a picture as base64 never ended (measured).
 */
const LONGEST_WORD = 5000;

const TOO_LONG = new RegExp(`\\S{${LONGEST_WORD + 1}}`);

/** What is wrong with a sample that has a longer word, for the writer. */
export function longWordFault(code: string): string | undefined {
  const at = code.split('\n').findIndex((line) => TOO_LONG.test(line));
  return at < 0
    ? undefined
    : `示例的第 ${at + 1} 行里，没有空格的一串超过 ${LONGEST_WORD} 个字符，配色要很久，读者也看不完。截短它，或者让示例从文件里读`;
}
