import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { earlierBuild } from './buildFolder';

/**
 * Writes a file of a build that nobody changes from here on. Where the published site has the same content under the same
 * name, that file gets a second name: two thousand compressed copies and archives of the book are not made anew for one
 * changed page, and keep their time, by which rsync and the like tell what is to be copied.
 * @param buildDir the folder of the built site
 * @param file its path below that folder, which has to be there
 */
export function writeFinal(buildDir: string, file: string, content: Uint8Array): void {
  const place = path.join(buildDir, file);
  // It may be a second name already, and writing would reach the published file.
  rmSync(place, { force: true });
  const earlier = earlierBuild(buildDir);
  try {
    if (earlier !== undefined) {
      const before = path.join(earlier, file);
      if (readFileSync(before).equals(content)) {
        linkSync(before, place);
        return;
      }
    }
  } catch {
    // There is none, or the disk has no second names.
  }
  writeFileSync(place, content);
}
