import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { earlierBuild } from './buildFolder';

/**
 * Writes a file of a build that nobody changes from here on. If the published site has the same content under the same name, it is
 * linked to that file: two thousand compressed copies and archives of the book are not written anew for one changed page, and keep
 * their time, by which rsync and the like tell what is to be copied.
 * @param buildDir the folder of the built site
 * @param file its path below that folder, which has to be there
 */
export function writeFinal(buildDir: string, file: string, content: Uint8Array): void {
  const place = path.join(buildDir, file);
  // Removed first: it may be a link to the published file, which would be overwritten.
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
    // There is no such file, or the disk has no hard links.
  }
  writeFileSync(place, content);
}
