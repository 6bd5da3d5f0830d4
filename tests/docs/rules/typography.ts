import { CODE, matchesIn, type Prose } from '../prose';
import type { Rule } from '../site';

const HAN = String.raw`\p{Script=Han}`;
const LATIN = `[A-Za-z0-9${CODE}]`;
const FULL = '，。；：？！、（）《》【】「」';

const show = (text: string): string => text.replaceAll(CODE, '`…`').replace(/\n/g, '⏎');

/** Whether Markdown needs the space: `**重点。** 接着` only becomes bold with one. */
const closesEmphasis = ({ before }: Prose, index: number): boolean => /[*_]/.test(before(index, 1));

interface Slip {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly except?: (prose: Prose, index: number, found: string) => boolean;
}

const SLIPS: readonly Slip[] = [
  {
    pattern: new RegExp(`${HAN}${LATIN}|${LATIN}${HAN}`, 'gu'),
    message: (found) => `“${show(found)}”中间加一个空格`,
  },
  {
    pattern: new RegExp(`${HAN}[,;?!]|${HAN}:(?!\\w)|${HAN}\\.(?=\\s|$|${HAN})`, 'gu'),
    message: (found) => `“${show(found)}”：中文后面用全角标点`,
  },
  {
    pattern: new RegExp(`${HAN} ?\\([^()]*\\)|\\((?=${HAN})`, 'gu'),
    message: (found) => `“${show(found)}”：中文里的括号用全角（）`,
  },
  {
    pattern: new RegExp(`[${CODE}A-Za-z][,;]\\s?${HAN}`, 'gu'),
    message: (found) => `“${show(found)}”：中文句子里用全角标点`,
  },
  {
    pattern: new RegExp(`["'](?=${HAN})|${HAN}["']`, 'gu'),
    message: (found) => `“${show(found)}”：中文里的引号用“ ”`,
  },
  {
    pattern: new RegExp(`[^\\n ] +[${FULL}]|[${FULL}] +(?=\\S)`, 'gu'),
    message: (found) => `“${show(found)}”：全角标点旁边不留空格`,
    except: (prose, index, found) => closesEmphasis(prose, index + found.search(/ /)),
  },
  {
    pattern: new RegExp(`(?:${HAN}|[${FULL}])\\n(?=${HAN}|[（《“])`, 'gu'),
    message: () => '一段中文不要换行，网页上会多出一个空格：接成一行',
  },
  {
    pattern: new RegExp(`${HAN}\\.{3}|\\.{3}${HAN}|。。+|(?<!…)…(?!…)(?=${HAN}|。)`, 'gu'),
    message: (found) => `“${show(found)}”：省略号写成……`,
  },
  {
    pattern: new RegExp(`${HAN}\\s?--\\s?${HAN}|${HAN}—(?!—)(?=${HAN})`, 'gu'),
    message: (found) => `“${show(found)}”：破折号写成——`,
  },
  {
    pattern: /\*\*/g,
    message: () => '加粗没有生效：标点旁边的 ** 外面留一个空格，或者把标点移到 ** 外面',
  },
];

/** Chinese beside Latin letters and punctuation (CONTRIBUTING.md#核对与用词, W26), as far as a machine can tell. */
const typography: Rule = (page) =>
  SLIPS.flatMap(({ pattern, message, except }) =>
    [...matchesIn(page, pattern)]
      .filter(({ match, prose }) => !except?.(prose, match.index, match[0]))
      .map(({ match, line }) => ({ line, message: message(match[0]) })),
  );

export default typography;
