/** What a check with the newest packages found, against one with the pinned ones; and how it is told. */
import type { PageFault } from '../../../src/samples/page/extract';
import type { NestMajor } from '../../../src/samples/majors';
import type { FoundPages } from '../checks';
import { describe } from '../report';
import type { Moved, Newest } from './newest';
import type { Bound, Made } from './project';

/** A sample or an answer that holds with the pinned packages and not with the newest. */
interface Broken {
  readonly file: string;
  readonly fault: PageFault;
}

export interface Compared {
  readonly pages: number;
  readonly compiled: number;
  readonly ran: number;
  readonly broken: readonly Broken[];
  /** Faults that the pinned packages show as well: no news, and no verdict on the new ones. */
  readonly known: number;
  /** Services that this machine has not; their apps ran with neither. */
  readonly skipped: readonly string[];
}

/** Faults are the same when they stand at the same place: what is said of it may name versions. */
const placeOf = ({ line, column }: PageFault): string => `${line}:${column}`;

export function compare(major: NestMajor, pinned: FoundPages, newest: FoundPages): Compared {
  const pages = Object.entries(newest).flatMap(([file, found]) => {
    const now = found[major];
    if (!now) return [];
    const before = new Set(pinned[file]?.[major]?.faults.map(placeOf));
    return [{ file, now, isKnown: (fault: PageFault) => before.has(placeOf(fault)) }];
  });
  const faults = pages.flatMap(({ file, now, isKnown }) =>
    now.faults.map((fault) => ({ file, fault, isKnown: isKnown(fault) })),
  );
  const sum = (of: 'compiled' | 'ran'): number =>
    pages.reduce((total, { now }) => total + now[of], 0);
  return {
    pages: pages.length,
    compiled: sum('compiled'),
    ran: sum('ran'),
    broken: faults
      .filter(({ isKnown }) => !isKnown)
      .map(({ file, fault }): Broken => ({ file, fault })),
    known: faults.filter(({ isKnown }) => isKnown).length,
    skipped: [...new Set(pages.flatMap(({ now }) => now.skipped))].sort(),
  };
}

const movedLines = (moved: readonly Moved[]): string[] =>
  moved.map(({ name, from, to }) => `  ${name} ${from} → ${to}`);

const boundLine = ({ name, at, newest, by }: Bound): string =>
  `  ${name} ${at}（最新的是 ${newest}），跟着 ${by}`;

/** What is newer on a major, before any check. @param core the pinned version of `@nestjs/core` */
export function newestText(
  major: NestMajor,
  core: string,
  { moved, next, leftOut }: Newest,
): string {
  const nest = moved.find(({ name }) => name === '@nestjs/core');
  return [
    `━━ Nest ${major}：${nest ? `最新的是 ${nest.to}，书里检查的是 ${core}` : `最新的还是 ${core}，就是书里检查的`}`,
    moved.length > 0
      ? `${moved.length} 个软件包有了新版本：`
      : '钉住的软件包都是各自主版本里最新的',
    ...movedLines(moved),
    ...(next === undefined || major === '11'
      ? []
      : [`npm 的 latest 已经是 Nest ${next}，是另一个主版本，这里不试`]),
    ...(leftOut.length > 0
      ? [
          `没有在 Nest ${major} 上检查的（tests/samples/nest12/left-out.json）出了新版本，看看是否支持了：`,
          ...movedLines(leftOut),
        ]
      : []),
  ].join('\n');
}

/**
 * What the book says that is no longer true.
 * @param read the Markdown of a page
 */
export function comparedText(
  major: NestMajor,
  { pages, compiled, ran, broken, known, skipped }: Compared,
  { held, bound, peers }: Made,
  read: (file: string) => string,
): string {
  const files = new Set(broken.map(({ file }) => file));
  return [
    `━━ Nest ${major}，换上最新的软件包：${pages} 页，编译 ${compiled} 个示例，运行 ${ran} 个`,
    ...(held.length > 0
      ? ['没有换上、仍是钉住的版本（npm 上没有新版本要的软件包）：', ...movedLines(held)]
      : []),
    ...(bound.length > 0
      ? ['跟着另一个软件包的，它只要这一个版本：', ...bound.map(boundLine)]
      : []),
    ...(peers === undefined ? [] : [`软件包彼此要求的版本对不上，照样装了：${peers}`]),
    ...broken.map(({ file, fault }) => describe(file, fault, read(file)).trimEnd()),
    broken.length > 0
      ? `不再成立的有 ${broken.length} 处，在 ${files.size} 页上\n→ 把 tests/samples 里的版本换成新的，再改这些地方，运行 npm run check`
      : '书里的示例与响应都照旧成立',
    ...(known > 0 ? [`另有 ${known} 处，用钉住的版本也不成立\n→ 先运行 npm run check`] : []),
    ...(skipped.length > 0
      ? [`这台机器上没有 ${skipped.join('、')}，用到的应用没有运行，两边都没有`]
      : []),
  ].join('\n');
}
