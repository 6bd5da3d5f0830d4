import type { Rule } from '../site';
import { JARGON, TERMS } from '../terms';

/** Where a word stands in a line, apart from the longer words that may contain it. */
const standsIn = (line: string, word: string, except: readonly string[]): boolean =>
  except.reduce((text, longer) => text.replaceAll(longer, ''), line).includes(word);

/** The words of the book's own list, in text, captions and comments of samples alike (CONTRIBUTING.md#核对与用词). */
const terms: Rule = ({ lines }) => [
  ...TERMS.flatMap(({ say, not, except = [] }) =>
    not.flatMap((word) =>
      lines.flatMap((text, index) =>
        standsIn(text, word, except)
          ? [{ line: index + 1, message: `不用“${word}”：写${say}` }]
          : [],
      ),
    ),
  ),
  ...JARGON.flatMap((word) => {
    const index = lines.findIndex((text) => text.includes(word));
    return index < 0 || lines[index]!.includes(`${word}（`)
      ? []
      : [
          {
            line: index + 1,
            message: `“${word}”第一次出现时没有解释：换成大家都懂的说法，或者在后面用括号说明`,
          },
        ];
  }),
];

export default terms;
