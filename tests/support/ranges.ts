/** Line numbers as a fence's `mark` has them: 3, 4, 5, 8 → `3-5,8`. */
export function rangesOf(lines: readonly number[]): string {
  const ranges: Array<[first: number, last: number]> = [];
  for (const line of lines) {
    const range = ranges.at(-1);
    if (range?.[1] === line - 1) range[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',');
}
