/**
 * `mark="3-5,8"`: the lines of a sample that are new or changed since the file was shown before.
 *
 * They are written for the TypeScript; `correspondingLines` says which lines of its JavaScript variant they are.
 */
import type { Fence } from './fence';

/** `3-5,8` → 3, 4, 5, 8; nothing if it cannot be read. */
export function parseMarks(value: string): readonly number[] | undefined {
  const lines = value.split(',').flatMap((part): Array<number | undefined> => {
    const [, first, last = first] = /^\s*([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?\s*$/.exec(part) ?? [];
    if (first === undefined || Number(last) < Number(first)) return [undefined];
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => Number(first) + index,
    );
  });
  return lines.includes(undefined) || new Set(lines).size < lines.length
    ? undefined
    : (lines as number[]);
}

/** 3, 4, 5, 8 → `3-5,8`: the other way around. */
export function formatMarks(lines: readonly number[]): string {
  const ranges: Array<[first: number, last: number]> = [];
  for (const line of lines) {
    const range = ranges.at(-1);
    if (range?.[1] === line - 1) range[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',');
}

/** What is wrong with a sample's marks, for the writer. */
export function markFault({ mark, src }: Fence, code: string): string | undefined {
  if (!mark) return undefined;
  if (src !== undefined)
    return 'mark 和 src 不能一起写：取来的文件有哪些行，这里不知道。删掉其中一个';
  const count = code.split('\n').length;
  const missing = mark.find((line) => line > count);
  return missing === undefined
    ? undefined
    : `mark 里的第 ${missing} 行不存在，这段代码只有 ${count} 行。改正行号（从 1 数起，围栏那一行不算）`;
}

/** The longest common subsequence of the lines, as line numbers (from 0) in both texts; a line weighs as much as it is long. */
function commonLines(
  before: readonly string[],
  after: readonly string[],
): Array<readonly [number, number]> {
  const weight = (i: number, j: number): number =>
    before[i]!.trim() === after[j]!.trim() ? 1 + before[i]!.trim().length : 0;
  /** How much the common lines from here on weigh together. */
  const best = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      best[i]![j] = Math.max(
        best[i + 1]![j]!,
        best[i]![j + 1]!,
        weight(i, j) && weight(i, j) + best[i + 1]![j + 1]!,
      );
  const pairs: Array<readonly [number, number]> = [];
  for (let [i, j] = [0, 0]; i < before.length && j < after.length;) {
    const own = weight(i, j);
    if (own && best[i]![j] === own + best[i + 1]![j + 1]!) pairs.push([i++, j++]);
    else if (best[i]![j] === best[i + 1]![j]) i += 1;
    else j += 1;
  }
  return pairs;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** The lines of a file, from 1, that are new or changed since it was shown before; blank ones say nothing. */
export function changedLines(earlier: string, code: string): readonly number[] {
  const lines = code.split('\n');
  const kept = new Set(commonLines(earlier.split('\n'), lines).map(([, line]) => line));
  return lines.flatMap((line, index) => (line.trim() === '' || kept.has(index) ? [] : [index + 1]));
}

/**
 * The lines of the JavaScript variant behind marked lines of the TypeScript. Lines that are the same in both tell
 * where what was rewritten stands. Where a rewritten piece is marked in part and it cannot be told which, none are.
 * @param marked line numbers from 1, as in the result
 */
export function correspondingLines(
  typescript: string,
  javascript: string,
  marked: readonly number[],
): readonly number[] {
  const [before, after] = [typescript.split('\n'), javascript.split('\n')];
  const isMarked = (line: number): boolean => marked.includes(line + 1);
  const found: number[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [
    ...commonLines(before, after),
    [before.length, after.length] as const,
  ]) {
    const [old, made] = [range(i, nextI), range(j, nextJ)];
    // What was added stands between two lines, and is marked when both are.
    const between = [i - 1, nextI].filter((line) => line >= 0 && line < before.length);
    if ((old.length > 0 ? old : between).every(isMarked)) found.push(...made);
    else if (old.length === made.length)
      found.push(...made.filter((_, index) => isMarked(old[index]!)));
    else if (made.length > 0 && old.some(isMarked)) return [];
    if (nextI < before.length && isMarked(nextI)) found.push(nextJ);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return found.map((line) => line + 1);
}
