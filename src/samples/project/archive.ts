/** The files of a project → a zip that is the same byte for byte whenever and wherever it is made. */
import { deflateSync, strToU8, Zip, ZipPassThrough } from 'fflate';
import { Lru } from '../../lru';
import type { Project } from './index';

/** No archive may be larger; the largest holds a page's forty modules and is a fifth of that. */
export const MAX_BYTES = 100_000;

/** The oldest date that a zip can hold, read back by local time: no time zone changes it. */
const DATE = new Date(1980, 0, 1);

/** Method 8 of a zip (APPNOTE.TXT 4.4.5). */
const DEFLATE = 8;

/**
 * Texts, deflated. Nine tenths of what all archives hold are lock files, and some three hundred serve a thousand archives: with the
 * last thousand texts kept, 19 of 56 MB are deflated, with all of them 18.
 */
const deflated = new Lru<Uint8Array<ArrayBuffer>>(1000);

/** A file of an archive, which reads its size and digest from what is pushed. */
class Entry extends ZipPassThrough {
  override compression = DEFLATE;
  override mtime = DATE;

  constructor(
    name: string,
    private readonly content: string | Uint8Array,
  ) {
    super(name);
  }

  protected override process(bytes: Uint8Array<ArrayBuffer>): void {
    const { content } = this;
    const deflate = (): Uint8Array<ArrayBuffer> => deflateSync(bytes, { level: 9 });
    this.ondata(
      null,
      typeof content === 'string' ? deflated.of(content, deflate) : deflate(),
      true,
    );
  }
}

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
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const fault = pathFault(path);
    if (fault) throw new Error(fault);
    const same = seen.get(path.toLowerCase());
    if (same !== undefined)
      throw new Error(`“${path}”与“${same}”只有大小写不同，在 Windows 和 macOS 上是同一个文件`);
    seen.set(path.toLowerCase(), path);
    const entry = new Entry(`${name}/${path}`, content);
    zip.add(entry);
    entry.push(typeof content === 'string' ? strToU8(content) : new Uint8Array(content), true);
  }
  zip.end();
  const archive = new Uint8Array(Buffer.concat(parts));
  if (archive.length > MAX_BYTES)
    throw new Error(`压缩包 ${name}.zip 有 ${archive.length} 字节，上限是 ${MAX_BYTES}`);
  return archive;
}
