/**
 * Install commands name a major that works with Nest 11. The table is what the samples themselves are compiled
 * against (package.json), and majors.json for command-line tools and for a second major that is fine as well.
 */
import type { NestMajor } from '../../src/samples/majors';
import type { Command } from '../../src/samples/page/words';

export type Majors = Readonly<Record<string, readonly string[]>>;

/** Exact versions and further majors → the majors of each package; below 1.0 the minor counts: `0.7`. */
export function majorsOf(versions: Readonly<Record<string, string>>, further: Majors): Majors {
  const own = Object.entries(versions).map(
    ([name, version]) => [name, [majorOf(version)]] as const,
  );
  const table: Record<string, readonly string[]> = Object.fromEntries(own);
  for (const [name, majors] of Object.entries(further))
    table[name] = [...(table[name] ?? []), ...majors];
  return table;
}

/** What is wrong with an install command of a major of Nest; nothing for any other command. */
export function installFault(
  { words }: Command,
  majors: Majors,
  nest: NestMajor = '11',
): string | undefined {
  for (const spec of packagesIn(words)) {
    const fault = specFault(spec, majors, nest);
    if (fault) return fault;
  }
  return undefined;
}

/** The package specs that a command fetches from the registry. */
export function packagesIn(words: readonly string[]): readonly string[] {
  const [program = '', command = '', ...rest] = words.filter((word) => !/^\w+=/.test(word));
  const installs: Readonly<Record<string, RegExp>> = {
    npm: /^(?:i|in|install|add)$/,
    pnpm: /^(?:i|install|add|dlx)$/,
    yarn: /^(?:add|dlx)$/,
    bun: /^(?:i|install|add)$/,
    nest: /^add$/,
  };
  if (Object.hasOwn(installs, program) && installs[program]!.test(command)) {
    const specs = withoutOptions(rest);
    return command === 'dlx' || program === 'nest' ? specs.slice(0, 1) : specs;
  }
  if (program === 'yarn' && command === 'global') return withoutOptions(rest.slice(1));
  return program === 'npx' || program === 'bunx' ? executed(words.slice(1)) : [];
}

/** `npx nest g …` runs what the project has; a scope or a version means that it is fetched. */
function executed(words: readonly string[]): readonly string[] {
  const [spec = ''] = withoutOptions(words);
  return spec.startsWith('@') || spec.includes('@') ? [spec] : [];
}

const WITH_VALUE = new Set(['--prefix', '-w', '--workspace', '--registry', '--filter', '--cwd']);

function withoutOptions(words: readonly string[]): string[] {
  return words.filter(
    (word, index) => !word.startsWith('-') && !WITH_VALUE.has(words[index - 1] ?? ''),
  );
}

/** `@nestjs/config@4` → its name and version; nothing for what comes from no registry. */
export function specOf(spec: string): { name: string; version: string | undefined } | undefined {
  if (/^[./]|^(?:git\+?\w*|https?|file|npm|workspace):|<|\$/.test(spec)) return undefined;
  const [, name = spec, version] = /^(@?[^@]+)(?:@(.*))?$/.exec(spec) ?? [];
  return { name, version };
}

function specFault(spec: string, majors: Majors, nest: NestMajor): string | undefined {
  const read = specOf(spec);
  if (!read) return undefined;
  const { name, version } = read;
  const allowed = Object.hasOwn(majors, name) ? majors[name] : undefined;
  if (!allowed) {
    return `版本表里没有 ${name}\n→ 示例要引入它，就在 tests/samples 里安装；只是命令行工具，就在 tests/samples/majors.json 里加一行`;
  }
  const pinned = allowed.map((major) => `${name}@${major}`).join(' 或 ');
  if (version === undefined)
    return `${name} 没有写主版本，装到的是最新版，不一定能和 Nest ${nest} 一起用\n→ 写成 ${pinned}`;
  return allowed.some((major) => matches(version, major))
    ? undefined
    : `${spec} 不是能和 Nest ${nest} 一起用的版本\n→ 写成 ${pinned}`;
}

function majorOf(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
}

/** `11`, `^11`, `11.x`, `~11.2`, `11.2.10` are all major 11. */
function matches(version: string, major: string): boolean {
  const plain = version.replace(/^[\^~]/, '');
  return plain === major || plain.startsWith(`${major}.`);
}
