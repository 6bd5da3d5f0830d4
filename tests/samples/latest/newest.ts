/** What is newer on the registry than the packages that the samples are pinned to. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf, type Npm } from './npm';

/** Name → exact version, as `package.json` pins them. */
export type Pins = Readonly<Record<string, string>>;

/** A package with another version than the pinned one. */
export interface Moved {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export interface Newest {
  /** In the order of names: what a reader's install line of this major brings today. */
  readonly moved: readonly Moved[];
  /** What npm's `latest` is of `@nestjs/core`, where that is another major than the pinned one. */
  readonly next: string | undefined;
  /** Packages that no release supports on this major, where one has come out since that was written. */
  readonly leftOut: readonly Moved[];
}

/** What `npm outdated --json` says of a package. */
interface Outdated {
  /** The version that the range of `package.json` leads to. */
  readonly wanted: string;
  readonly latest: string;
}

/**
 * Asks for the newest release of each package within its major; below 1.0 within its minor, as npm's caret has it.
 * @param leftOut name → the newest release when it was left out (`nest12/left-out.json`)
 * @param folder an empty one to ask in
 * @throws NpmFault without an answer of the registry
 */
export async function newestOf(
  pins: Pins,
  leftOut: Pins,
  folder: string,
  npm: Npm,
): Promise<Newest> {
  // One that is pinned all the same is left out for another reason than a missing release.
  const waiting = Object.fromEntries(Object.entries(leftOut).filter(([name]) => !(name in pins)));
  const dependencies = { ...ranges('^', pins), ...ranges('>=', waiting) };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const answer = answerOf(await npm(folder, 'outdated', '--json'), 'outdated');
  const found = answer as Readonly<Record<string, Outdated | undefined>>;
  return {
    moved: differing(pins, found),
    next: nextMajor(pins['@nestjs/core'], found['@nestjs/core']?.latest),
    leftOut: differing(waiting, found),
  };
}

const ranges = (sign: string, versions: Pins): Pins =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, sign + version]));

/** A package that npm says nothing of is where it was. */
const differing = (
  pins: Pins,
  found: Readonly<Record<string, Outdated | undefined>>,
): readonly Moved[] =>
  Object.entries(pins)
    .map(([name, from]) => ({ name, from, to: found[name]?.wanted ?? from }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => (a.name < b.name ? -1 : 1));

const majorOf = (version: string): number => Number(version.split('.')[0]);

const nextMajor = (pinned: string | undefined, latest: string | undefined): string | undefined =>
  pinned !== undefined && latest !== undefined && majorOf(latest) > majorOf(pinned)
    ? latest
    : undefined;
