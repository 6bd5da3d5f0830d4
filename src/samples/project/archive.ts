/** The files of a project → a zip that is the same byte for byte whenever and wherever it is made. */
import { zipSync } from 'fflate';
import type { Project } from './index';

/** No archive may be larger; the largest holds a page's forty modules and is a fifth of that. */
export const MAX_BYTES = 100_000;

/** The oldest date that a zip can hold, read back by local time: no time zone changes it. */
const DATE = new Date(1980, 0, 1);

/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const SEGMENT = /^[\w.@()[\]+, -]+$/;

/**
 * Why a path of an archive is not safe to unpack on Linux, macOS and Windows; nothing if it is.
 * @param path with `/` between its parts
 */
export function pathFault(path: string): string | undefined {
  const parts = path.split('/');
  const bad = parts.find(
    (part) =>
      part === '' || part === '.' || part === '..' || !SEGMENT.test(part) || /[. ]$/.test(part),
  );
  if (bad !== undefined)
    return `“${path}”不能用作压缩包里的路径：只用字母、数字和 . _ - @ ( ) [ ] + , 空格，不要以 / 开头，不要写 ..`;
  const device = parts.find((part) => DEVICE.test(part));
  return device === undefined
    ? undefined
    : `“${path}”里的 ${device} 是 Windows 的设备名，换一个名字`;
}

/**
 * @throws {Error} a path is not safe, two differ in case alone, or the archive is too large
 */
export function archiveOf({ name, files }: Pick<Project, 'name' | 'files'>): Uint8Array {
  const seen = new Map<string, string>();
  const entries: Record<string, Uint8Array> = {};
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const fault = pathFault(path);
    if (fault) throw new Error(fault);
    const same = seen.get(path.toLowerCase());
    if (same !== undefined)
      throw new Error(`“${path}”与“${same}”只有大小写不同，在 Windows 和 macOS 上是同一个文件`);
    seen.set(path.toLowerCase(), path);
    entries[`${name}/${path}`] =
      typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  }
  const archive = zipSync(entries, { level: 9, mtime: DATE });
  if (archive.length > MAX_BYTES)
    throw new Error(`压缩包 ${name}.zip 有 ${archive.length} 字节，上限是 ${MAX_BYTES}`);
  return archive;
}
