import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../fault';

function parse(file: string): object {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (record instanceof Object && !Array.isArray(record)) return record;
    throw new Error('里面不是一个对象');
  } catch (error) {
    throw new Fault(
      `${path.relative('', file)} 不是有效的 JSON（${(error as Error).message}）：用 git 取回它，再运行 npm run check`,
    );
  }
}

/**
 * Reads a JSON file that `npm run check` has written.
 * @param isWhole whether nothing of an entry is gone
 * @throws Fault that names the file: it is no JSON, as after a merge, or no object, or an entry is not whole
 */
export function readRecord(
  file: string,
  isWhole: (entry: unknown) => boolean = () => true,
): object {
  const record = parse(file);
  const [torn] = Object.entries(record).find(([, entry]) => !isWhole(entry)) ?? [];
  if (torn !== undefined)
    throw new Fault(
      `${path.relative('', file)} 里 ${torn} 的记录不完整：用 git 取回它，再运行 npm run check`,
    );
  return record;
}
