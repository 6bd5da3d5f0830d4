/**
 * Which major of a package goes with which major of Nest, from the two sets of packages that the samples are checked with:
 * for the install table of /migration-guide/v12 and for the copy button of install lines (`src/data/installMajors.json`).
 */
import { specOf, packagesIn, majorsOf } from './installs';
import { commandsOf } from '../../src/samples/page/words';
import type { InstallMajors } from '../../src/data/packageMajors';
import further from './majors.json';
import further12 from './nest12/majors.json';
import leftOut from './nest12/left-out.json';
import replaced from './nest12/replaced.json';
import manifest12 from './nest12/package.json';
import manifest from './package.json';

type Table = Readonly<Record<string, readonly string[]>>;

const ON_11: Table = majorsOf(manifest.dependencies, further);
const ON_12: Table = majorsOf(manifest12.dependencies, further12);
const LEFT_OUT: Readonly<
  Record<string, { newest: string; reason: string; date: string } | undefined>
> = leftOut;
const REPLACED: Readonly<Record<string, string | undefined>> = replaced;

/** The packages that shell text installs, without those of commands that are for 12 alone. */
export function installedBy(code: string): string[] {
  return commandsOf(code).flatMap(({ words }) =>
    packagesIn(words).flatMap((spec) => specOf(spec)?.name ?? []),
  );
}

/** @returns name → its majors, sorted by name; a package that neither set has is left to the check of install commands */
export function installMajorsOf(names: Iterable<string>): Record<string, InstallMajors> {
  const known = [...new Set(names)].filter((name) => ON_11[name]).sort();
  return Object.fromEntries(
    known.map((name) => {
      const as = REPLACED[name];
      const twelve = ON_12[as ?? name]?.[0];
      return [
        name,
        {
          '11': ON_11[name]![0]!,
          ...(twelve !== undefined && { '12': twelve }),
          ...(as !== undefined && { as }),
          ...(twelve !== undefined && LEFT_OUT[name] && { unchecked: true as const }),
        },
      ];
    }),
  );
}

/** The table as Markdown: what differs row by row, then what is the same in one paragraph. */
export function installTable(majors: Readonly<Record<string, InstallMajors>>): string {
  const all = Object.entries(majors);
  const isSame = ({ 11: eleven, 12: twelve, as }: InstallMajors): boolean =>
    eleven === twelve && as === undefined;
  const rows = all
    .filter(([, own]) => !isSame(own))
    .map(([name, own]) => `| \`${name}\` | ${own['11']} | ${onTwelve(name, own)} |`);
  const same = all
    .filter(([, own]) => isSame(own))
    .map(([name, own]) => `\`${name}@${own['11']}\``);
  return [
    '| 包 | Nest 11 | Nest 12 |',
    '|---|---|---|',
    ...rows,
    '',
    `其余的两边一样：${same.join('、')}。`,
  ].join('\n');
}

function onTwelve(name: string, { 12: twelve, as, unchecked }: InstallMajors): string {
  const left = LEFT_OUT[name];
  if (twelve === undefined)
    return left ? `没有：${left.reason}（${left.date} 查得，最新的是 ${left.newest}）` : '没有';
  if (as !== undefined) return `${twelve}，改名 \`${as}\``;
  return unchecked ? `${twelve}，书里的示例没有在它上面检查` : twelve;
}
