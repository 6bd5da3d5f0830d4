import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What `npm run check` wrote down.
 * @throws {Error} in Chinese, with the file: it is no JSON, as after a merge, or nothing that has names
 */
export function readRecord(file: string): object {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (record instanceof Object && !Array.isArray(record)) return record;
    throw new Error('里面不是一个对象');
  } catch (error) {
    throw new Error(
      `${path.relative('', file)} 不是有效的 JSON（${(error as Error).message}）：用 git 取回它，再运行 npm run check`,
      { cause: error },
    );
  }
}
