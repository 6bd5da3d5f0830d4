/**
 * The lock file of a project → its `node_modules`, package by package, from the packages of the samples: what `npm ci` makes
 * of it, without unpacking the same three hundred packages for each of hundreds of projects.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { nameAt, type Lock, type Locked } from '../../../src/samples/project/lock';

const byPlace = ({ packages }: Lock): Array<[place: string, entry: Locked]> =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    // A package comes before those inside it.
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** One tree at a time, in `node_modules` of one folder. */
export class Trees {
  private readonly pool: string;
  private readonly pooled = new Set<string>();
  private standing: string[] = [];

  /**
   * @param from folder with the packages of the samples, installed by npm, which compares the digest of each
   * @param lock the lock file that they were installed from
   * @param folder for the tree; packages that no tree needs at the moment are kept beside it
   */
  constructor(
    private readonly from: string,
    private readonly lock: Lock,
    private readonly folder: string,
  ) {
    this.pool = `${folder}-pool`;
    mkdirSync(this.pool, { recursive: true });
  }

  /** Whether the samples have all of it: they are installed without the peers that nothing of theirs loads. */
  has(wanted: Lock): boolean {
    return byPlace(wanted).every(
      ([place, { optional }]) => optional || existsSync(join(this.from, place)),
    );
  }

  /**
   * Puts the tree of a lock file into the place of the one before: each package where the lock file says, and no other.
   * @returns what cannot be there, told to the maintainer
   */
  place(wanted: Lock): string[] {
    this.clear();
    return byPlace(wanted).flatMap(([place, entry]) => {
      const fault = this.faultOf(place, entry);
      if (fault !== undefined) return [fault];
      // npm leaves out what is optional and made for another platform.
      if (!existsSync(join(this.from, place)))
        return entry.optional ? [] : [`示例的软件包里没有装 ${place}`];
      const kept = this.keep(place);
      const target = join(this.folder, place);
      mkdirSync(dirname(target), { recursive: true });
      renameSync(kept, target);
      this.standing.push(place);
      return [];
    });
  }

  /** Takes the tree away; the next one may also be brought by npm. */
  clear(): void {
    // Those inside go before the package around them.
    for (const place of this.standing.reverse())
      renameSync(join(this.folder, place), this.inPool(place));
    this.standing = [];
    // What is left are empty folders, and what an application has written there.
    rmSync(join(this.folder, 'node_modules'), { recursive: true, force: true });
  }

  /** The lock file of a project has no digest: it is that of the samples, of the same package in the same version. */
  private faultOf(place: string, { version = '', name }: Locked): string | undefined {
    const locked = this.lock.packages[place];
    const told = `${place} ${version}`;
    if (!locked) return `示例的锁文件里没有 ${told}`;
    if (locked.version !== version || locked.name !== name)
      return `锁文件写的是 ${told}，检查用的是 ${locked.name ?? ''} ${locked.version}`;
    return locked.integrity === undefined ? `示例的锁文件里 ${told} 没有摘要` : undefined;
  }

  private readonly inPool = (place: string): string => join(this.pool, place.replaceAll('/', '+'));

  /** Linked when the first tree needs it. @throws {Error} another version is installed than the lock file says */
  private keep(place: string): string {
    const kept = this.inPool(place);
    if (this.pooled.has(place)) return kept;
    const { version = '', name = nameAt(place) } = this.lock.packages[place]!;
    const installed = JSON.parse(
      readFileSync(join(this.from, place, 'package.json'), 'utf8'),
    ) as Locked;
    if (installed.version !== version || installed.name !== name)
      throw new Error(
        `${place} 装的是 ${installed.name} ${installed.version}，锁文件写的是 ${name} ${version}\n→ 删掉 tests/samples/node_modules，再运行 npm run check`,
      );
    link(join(this.from, place), kept, 'node_modules');
    this.pooled.add(place);
    return kept;
  }
}

/** @param without entry of the folder itself that stays behind */
function link(from: string, to: string, without?: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === without) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/** Another disk has no links to this one. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
