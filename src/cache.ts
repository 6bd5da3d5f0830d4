/**
 * What takes long to make, kept on disk under the digest of all that it is made of: the text, the code that makes it with
 * everything that this code imports, the installed packages and Node.js itself. Other ingredients are another name, so
 * nothing has to be thrown away when they change, and two branches or two builds at once can share the folder.
 *
 *   node_modules/.cache/site/3f/3f9a…  =  sha256 over name and content, then the content
 *
 * An entry that is torn, changed or under a wrong name does not match its own digest: it is made again. Without the folder,
 * without npm's list of packages, or on a disk that cannot be written, everything is made each time.
 */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';

const FOLDER = path.join('node_modules', '.cache', 'site');
/** npm's list of what it has installed, each with its version and digest. */
const PACKAGES = path.join('node_modules', '.package-lock.json');
/**
 * When the folder holds more, the entries that have not been used for longest go. One build of the book keeps 140 MB; together
 * with those of the tests and of `npm start` it was 336 MB.
 */
const MAX_BYTES = 512 * 1024 * 1024;
/** An empty file: its modification time says when the folder's size was last looked at. */
const PRUNED = path.join('node_modules', '.cache', 'site-pruned');
/** Looking at 5,000 entries takes a third of a second: who builds again after each change pays for it once an hour. */
const PRUNE_PAUSE_MS = 60 * 60 * 1000;
const DIGEST_BYTES = 32;

export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The relative files that a source imports, whatever kind of import it is. */
const IMPORTED = /\b(?:from|import|import\(|require\()\s*'(\.{1,2}\/[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** A source and all that it imports, packages apart, as paths below the project. */
export function sourcesOf(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.[jt]sx?$/.test(file)) return;
    for (const [, target] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const base = path.posix.join(path.posix.dirname(file), target!);
      const imported = ENDINGS.map((ending) => base + ending).find(isFile);
      // A doc comment may show an import of a sample.
      if (imported !== undefined) visit(imported);
    }
  };
  for (const entry of entries) visit(entry);
  return [...found].sort();
}

/** Digest of Node.js, of all packages and of these sources; nothing where one of them cannot be read. */
function rulesOf(entries: readonly string[]): string | undefined {
  try {
    const hash = createHash('sha256')
      .update(JSON.stringify(process.versions))
      .update(digestOf(readFileSync(PACKAGES)));
    for (const file of sourcesOf(entries))
      hash.update(JSON.stringify([file, digestOf(readFileSync(file))]));
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

let written = 0;
let isPruned = false;

/**
 * Deletes the entries that have not been used for longest, at most once in `PRUNE_PAUSE_MS`. Another process may be doing it, too.
 * @param now in ms
 */
export function prune(maxBytes = MAX_BYTES, now = Date.now()): void {
  const last = statSync(PRUNED, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Math.abs(now - last) < PRUNE_PAUSE_MS) return;
  writeFileSync(PRUNED, '');
  const entries = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const file = path.join(FOLDER, name);
      return { file, stat: statSync(file, { throwIfNoEntry: false }) };
    })
    .filter(({ stat }) => stat?.isFile());
  let bytes = 0;
  for (const { file, stat } of entries.sort((a, b) => b.stat!.mtimeMs - a.stat!.mtimeMs)) {
    bytes += stat!.size;
    if (bytes > maxBytes) rmSync(file, { force: true });
  }
}

/** One kind of thing that is kept. */
export class Cache<T> {
  private rules: { digest: string | undefined } | undefined;

  /**
   * @param name of the kind
   * @param entries the sources that make it, below the project's folder, which is the current one
   */
  constructor(
    private readonly name: string,
    private readonly entries: readonly string[],
  ) {}

  /** The key of what is made of these ingredients (values that JSON has); nothing where nothing can be kept. */
  keyOf(ingredients: unknown): string | undefined {
    this.rules ??= { digest: rulesOf(this.entries) };
    const { digest } = this.rules;
    return digest && digestOf(JSON.stringify([this.name, digest, ingredients]));
  }

  /** What is kept under a key; nothing if there is none, or if it is not what was written. */
  get(key: string | undefined): { value: T } | undefined {
    if (key === undefined) return undefined;
    const file = placeOf(key);
    try {
      const entry = readFileSync(file);
      const content = entry.subarray(DIGEST_BYTES);
      if (!entry.subarray(0, DIGEST_BYTES).equals(checksumOf(key, content))) return undefined;
      const now = new Date();
      utimesSync(file, now, now);
      return { value: deserialize(content) as T };
    } catch {
      return undefined;
    }
  }

  /**
   * Keeps what was made. Where the disk is full or cannot be written it is made again the next time: no build stops for that, and
   * such errors are not told.
   */
  set(key: string | undefined, value: T): void {
    if (key === undefined) return;
    const file = placeOf(key);
    // Put in its place as a whole, so that nobody ever reads half of it.
    const own = `${file}.${process.pid}-${threadId}-${written++}`;
    try {
      const content = serialize(value);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(own, Buffer.concat([checksumOf(key, content), content]));
      renameSync(own, file);
      if (!isPruned) prune();
      isPruned = true;
    } catch {
      // Half an entry, if there is one, goes when the folder is too large.
    }
  }

  /** What is made of the ingredients: kept, or made now. What fails is not kept. */
  of(ingredients: unknown, make: () => T): T {
    const key = this.keyOf(ingredients);
    const kept = this.get(key);
    if (kept) return kept.value;
    const value = make();
    this.set(key, value);
    return value;
  }

  /** The same for what is made asynchronously. */
  async ofLater(ingredients: unknown, make: () => Promise<T>): Promise<T> {
    const key = this.keyOf(ingredients);
    const kept = this.get(key);
    if (kept) return kept.value;
    const value = await make();
    this.set(key, value);
    return value;
  }
}

const placeOf = (key: string): string => path.join(FOLDER, key.slice(0, 2), key);

const checksumOf = (key: string, content: Uint8Array): Buffer =>
  createHash('sha256').update(key).update(content).digest();
