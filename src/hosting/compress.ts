import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Cache, digestOf } from '../cache';
import { ENCODINGS, isCompressible, type Encoding } from './encodings';
import { fewAtATime } from './fewAtATime';
import { writeFinal } from './writeFinal';

/** The smallest file that is compressed, in bytes: below, no network packet is saved. */
const MIN_BYTES = 1024;

/**
 * How hard brotli tries, by what is measured on the whole book. Markdown is for machines and comes by itself: three steps below
 * the best take a twentieth of the time for 8 % more bytes. Pages, the search index and the texts kept for reading without a
 * network: one step below takes a third of the time for 1 to 2 %, which was the most of what a build waited for. The rest
 * gets the best: scripts and styles are few.
 */
function brotliQuality(file: string): number {
  if (/\.(?:md|txt)$/.test(file)) return constants.BROTLI_MAX_QUALITY - 3;
  return /\.html$|^assets\/(?:search|offline)\//.test(file)
    ? constants.BROTLI_MAX_QUALITY - 1
    : constants.BROTLI_MAX_QUALITY;
}

const encoders: Record<Encoding, (bytes: Buffer, file: string) => Promise<Buffer>> = {
  br: (bytes, file) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** The copies of a content; `null` for one that would not be smaller. */
type Copies = Record<Encoding, Uint8Array | null>;

const cache = new Cache<Copies>('compressed', ['src/hosting/compress.ts']);

async function copiesOf(bytes: Buffer, file: string): Promise<Copies> {
  const smaller = async (encoding: Encoding): Promise<Uint8Array | null> => {
    const copy = await encoders[encoding](bytes, file);
    return copy.length < bytes.length ? copy : null;
  };
  const [br, gzip] = await Promise.all([smaller('br'), smaller('gzip')]);
  return { br, gzip };
}

/** Writes the copies of a file beside it. */
async function writeCopies(buildDir: string, file: string): Promise<void> {
  // Synchronously: an asynchronous read comes back several times to a main thread that is busy with the build.
  const bytes = readFileSync(path.join(buildDir, file));
  if (bytes.length < MIN_BYTES) return;
  const copies = await cache.ofLater([digestOf(bytes), brotliQuality(file)], () =>
    copiesOf(bytes, file),
  );
  for (const [encoding, ending] of Object.entries(ENCODINGS) as Array<[Encoding, string]>) {
    const copy = copies[encoding];
    if (copy) writeFinal(buildDir, file + ending, copy);
  }
}

/**
 * Writes a compressed copy beside each file of a built site that gains by it, for hosts that send such copies:
 * `guards.html.br`, `guards.html.gz`. The same content gives the same bytes. zlib works on threads of its own, and takes
 * megabytes for each; what nobody changes any more can be begun while a build goes on.
 */
export class Compression {
  private readonly begun = new Set<string>();
  private readonly running: Array<Promise<unknown>> = [];

  /** @param buildDir the folder of the built site */
  constructor(private readonly buildDir: string) {}

  /**
   * Begins with the copies of files, in their order, unless that has been done.
   * @param files paths below the folder, which nobody writes from here on
   */
  begin(files: Iterable<string>): void {
    const next = [...new Set(files)].filter(
      (file) => isCompressible(file) && !this.begun.has(file),
    );
    next.forEach((file) => this.begun.add(file));
    const running = fewAtATime(next, (file) => writeCopies(this.buildDir, file));
    this.running.push(running);
    // A failure is thrown by `end`; until then it must not count as an unhandled rejection.
    running.catch(() => undefined);
  }

  /** Makes those of the remaining files, and waits for all. */
  async end(files: Iterable<string>): Promise<void> {
    this.begin(files);
    await Promise.all(this.running);
  }
}
