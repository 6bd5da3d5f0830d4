import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Fault } from '../fault';

/** A folder's real place, also of one that is yet to be made. */
function realPlace(folder: string): string {
  const resolved = path.resolve(folder);
  if (existsSync(resolved)) return realpathSync(resolved);
  return path.join(realPlace(path.dirname(resolved)), path.basename(resolved));
}

const isWithin = (inner: string, outer: string): boolean => {
  const way = path.relative(outer, inner);
  return way === '' || (!way.startsWith('..') && !path.isAbsolute(way));
};

/**
 * Checks where pages are to be written.
 * @throws Fault in Chinese with the cure: the source itself, inside or around it, a file, not writable
 */
export function checkTarget(target: string, source: string, name: string): void {
  const [to, from] = [realPlace(target), realPlace(source)];
  if (isWithin(to, from) || isWithin(from, to))
    throw new Fault(
      `不能写进 ${name}：它就是原来的文件夹，或者一个在另一个里面。用 --to 换一个地方。`,
    );
  if (existsSync(to) && !statSync(to).isDirectory())
    throw new Fault(`${name} 是一个文件。用 --to 写一个文件夹。`);
  let existing = to;
  while (!existsSync(existing)) existing = path.dirname(existing);
  try {
    if (!statSync(existing).isDirectory()) throw new Error(`${existing} 是一个文件`);
    accessSync(existing, constants.W_OK);
  } catch (error) {
    throw new Fault(
      `写不进 ${name}：${(error as Error).message}。检查权限，或者用 --to 换一个地方。`,
    );
  }
}

export interface Written {
  written: number;
  /** Those that were there already and are the same. */
  same: number;
}

/**
 * Writes files into a folder. Each appears whole or not at all: it is written beside its place and moved there, so that an
 * interrupt loses nothing; running again does the rest.
 * @param files name below the folder → content
 * @param overwrite whether files with another content may be replaced
 * @throws Fault before anything is written, when such files are there and may not be replaced
 */
export function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string | Buffer>,
  overwrite: boolean,
): Written {
  const isSame = (name: string, content: string | Buffer): boolean => {
    const file = path.join(folder, name);
    return (
      existsSync(file) && statSync(file).isFile() && readFileSync(file).equals(Buffer.from(content))
    );
  };
  const changed = [...files].filter(([name, content]) => !isSame(name, content));
  const taken = changed.map(([name]) => name).filter((name) => existsSync(path.join(folder, name)));
  if (taken.length > 0 && !overwrite)
    throw new Fault(
      `${folder} 里有 ${taken.length} 个内容不同的同名文件，什么也没有写：${taken.slice(0, 5).join('、')}${taken.length > 5 ? ' 等' : ''}。换一个文件夹，或者加上 --overwrite 覆盖它们。`,
    );
  for (const [name, content] of changed) {
    const file = path.join(folder, name);
    const part = `${file}.${process.pid}.part`;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(part, content);
      renameSync(part, file);
    } catch (error) {
      rmSync(part, { force: true });
      throw new Fault(
        `写不了 ${file}：${(error as Error).message}。已经写好的文件都是完整的，改正后再运行一次。`,
      );
    }
  }
  return { written: changed.length, same: files.size - changed.length };
}
