/** What an app printed, against the lines on the page. */

/** Without colours, without Nest's process id and date in front, without the milliseconds at the end. */
export function readableLine(line: string): string {
  return line
    .replace(/\u001b\[[0-9;]*m/g, '')
    .replace(/^\[Nest\] \d+\s+- .*?[AP]M\s+(?=[A-Z]+ )/, '')
    .replace(/ \+\d+ms$/, '')
    .trimEnd();
}

export interface Match {
  /** The first line of the page (from 0) that is not there; none if all are. */
  readonly missing: number | undefined;
  /** Where the output goes on after the last line that is. */
  readonly end: number;
}

/**
 * Looks for the lines of the page in their order; others may stand between.
 * @param from the line of the output to begin at
 */
export function matchLogs(page: readonly string[], output: readonly string[], from: number): Match {
  let end = from;
  for (const [index, line] of page.entries()) {
    const wanted = readableLine(line).trim();
    if (wanted === '' || wanted === '…') continue;
    const found = output.findIndex(
      (text, at) => at >= end && equals(readableLine(text).trim(), wanted),
    );
    if (found < 0) return { missing: index, end };
    end = found + 1;
  }
  return { missing: undefined, end };
}

/** The page may leave out the level: `[Cats] …` for `LOG [Cats] …`. */
function equals(actual: string, wanted: string): boolean {
  return actual === wanted || actual.replace(/^[A-Z]+ (?=\[)/, '') === wanted;
}
