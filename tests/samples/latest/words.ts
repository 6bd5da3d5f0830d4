import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NEST_MAJORS, type NestMajor } from '../../../src/samples/majors';

const HOW =
  '→ 例如 npm run check:latest -- --major 12 --page docs/guards.md；不写就是两个主版本、全部页面';

/** What `npm run check:latest` is told. */
export interface Words {
  readonly majors: readonly NestMajor[];
  /** None means all. */
  readonly pages: readonly string[];
}

/** @throws Error for words that say nothing, in Chinese with the cure */
export function wordsOf(words: readonly string[]): Words {
  const { major, page = [] } = optionsIn(words);
  const majors = NEST_MAJORS.filter((one) => major === undefined || one === major);
  if (majors.length === 0) throw new Error(`--major 后面写 ${NEST_MAJORS.join(' 或 ')}\n${HOW}`);
  const missing = page.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`没有 ${missing}\n${HOW}`);
  return { majors, pages: page };
}

function optionsIn(words: readonly string[]): { major?: string; page?: string[] } {
  try {
    const options = {
      major: { type: 'string' },
      page: { type: 'string', multiple: true },
    } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch {
    throw new Error(`读不懂：${words.join(' ')}\n${HOW}`);
  }
}
