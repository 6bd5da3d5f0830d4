import { faultsIn, proseOf } from '../prose';
import type { Rule } from '../site';

/** Words that the book does without, and what to write. */
const BANNED: ReadonlyArray<readonly [pattern: RegExp, cure: string]> = [
  [/您/g, '改成“你”'],
  [/众所周知/g, '删掉，直接说事情'],
  [/值得一提的是|值得注意的是/g, '删掉，直接说事情'],
  [/让我们/g, '删掉，或者改成“你”做什么'],
  [/被用来|被用于/g, '改成主动的说法：“用……做……”'],
  [/进行一[个次]/g, '直接用动词：“进行一次检查”写成“检查”'],
];

const WHEN = /当[^，。；！？\n]{1,40}的时候|当[^，。；！？\n]{1,40}时，/g;

/** The book's voice: 你, active, without filler (CONTRIBUTING.md#核对与用词). */
const phrases: Rule = (page) => [
  ...BANNED.flatMap(([pattern, cure]) =>
    faultsIn(page, pattern, (text) => `不用“${text}”：${cure}`),
  ),
  ...proseOf(page).flatMap(({ text, lineAt }) => {
    const [, second] = [...text.matchAll(WHEN)];
    return second
      ? [{ line: lineAt(second.index), message: '一段里有两个“当……时”：改成“……时”或“如果……”' }]
      : [];
  }),
];

export default phrases;
