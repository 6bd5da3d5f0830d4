import { changedLines, formatMarks } from '../../../src/samples/marks';
import { extract, type Sample } from '../../../src/samples/page/extract';
import type { Rule } from '../site';

/** How many lines a reader has to read twice before it is a nuisance: about a third of a screen. */
const MIN_LINES = 12;
/** The part of them that stood in the file before, from which on the new ones are hard to find. */
const MIN_SHARE = 0.75;

/** Whether readers see the sample beside the others; a fold's is compared with what stands on 11, and says so. */
const isShown = ({ hidden, fold, fence }: Sample): boolean =>
  !hidden && fold === undefined && fence.title !== undefined;

/** A file that appears again with a few changed lines marks these: nobody compares sixty lines by eye (CONTRIBUTING.md#代码示例). */
const repeats: Rule = ({ source }) => {
  const latest = new Map<string, string>();
  return extract(source)
    .samples.filter(isShown)
    .flatMap(({ fence, code, position }) => {
      const name = `${fence.title} ${fence.language}`;
      const earlier = latest.get(name);
      latest.set(name, code);
      if (earlier === undefined || fence.mark) return [];
      const lines = code.split('\n').filter((line) => line.trim() !== '').length;
      const changed = changedLines(earlier, code);
      if (lines < MIN_LINES || changed.length === 0 || (lines - changed.length) / lines < MIN_SHARE)
        return [];
      return [
        {
          line: position.line,
          message: `${fence.title} 再次出现，${lines} 行里有 ${lines - changed.length} 行与前面的一样：用 mark="${formatMarks(changed)}" 标出变了的行`,
        },
      ];
    });
};

export default repeats;
