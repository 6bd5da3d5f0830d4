/** Syntax that cannot be rewritten. `line` is the line of the sample, from 1; `message` is Chinese, for the writer. */
export class UnsupportedSample extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
  ) {
    super(`第 ${line} 行：${reason}`);
  }
}
