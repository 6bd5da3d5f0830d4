import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { twinFiles, type TwinSite } from '../../twins';

/** The length of each file by its path below the built site's folder, in bytes. */
export type Twins = ReadonlyMap<string, number>;

/** Writes each version of the book as Markdown. */
export async function writeTwins(
  versions: readonly LoadedVersion[],
  site: TwinSite,
  outDir: string,
): Promise<Twins> {
  const written = new Map<string, number>();
  for (const version of versions)
    for (const [file, text] of await twinFiles(version, site)) {
      const place = path.join(outDir, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
      written.set(file, Buffer.byteLength(text));
    }
  return written;
}
