/** What the words of `npm run check -- …` ask for. It needs no package of the samples: a wrong word is told before any is installed. */
import { NEST_MAJORS, type NestMajor } from '../../src/samples/majors';
import { markdownFiles } from './markdown-files';

const DOCS = 'docs';
const USAGE = 'npm run check -- docs/guards.md';
const ARCHIVES = 'npm run check -- --archives docs/guards.md';

export interface Given {
  /** Whether archives are asked for, each by itself. */
  readonly archives: boolean;
  readonly majors: readonly NestMajor[];
  readonly pages: readonly string[];
  /** Whether these are all there are. */
  readonly isWhole: boolean;
  /** The file that what was found goes into. */
  readonly report: string | undefined;
}

/**
 * @param words pages, `--major 12` for one major alone, `--report file` for what was found as JSON, or first `--archives`
 * @returns a text for words that say nothing: what to write instead
 */
export function given(words: readonly string[]): Given | string {
  const archives = words[0] === '--archives';
  const left = archives ? words.slice(1) : [...words];
  const valueOf = (option: string): string | undefined => {
    const at = archives ? -1 : left.indexOf(option);
    return at < 0 ? undefined : (left.splice(at, 2)[1] ?? '');
  };
  const [major, report] = [valueOf('--major'), valueOf('--report')];
  const majors = NEST_MAJORS.filter((one) => major === undefined || one === major);
  if (majors.length === 0)
    return `--major 后面写 ${NEST_MAJORS.join(' 或 ')}，例如 npm run check -- --major 12`;
  if (report === '') return '--report 后面写一个文件，例如 --report found.json';
  const { pages, missing } = markdownFiles(left.length > 0 ? left : [DOCS]);
  if (missing.length > 0)
    return [
      ...missing.map((word) => (word.startsWith('--') ? `读不懂 ${word}` : `没有 ${word} 这一页`)),
      `→ 写成 ${archives ? ARCHIVES : USAGE}`,
    ].join('\n');
  return { archives, majors, pages, isWhole: left.length === 0, report };
}
