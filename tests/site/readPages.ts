import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tagsOf } from '../../src/hosting/html';
import { files, isHtml, readBuilt, TAGS_DIR } from './build';

/** Reads every HTML file once for the tests of all files: it takes most of their time, and each would do it by itself. */
export default function readPages(): void {
  rmSync(TAGS_DIR, { recursive: true, force: true });
  for (const file of files.filter(isHtml)) {
    const target = path.join(TAGS_DIR, `${file}.json`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(tagsOf(readBuilt(file))));
  }
}
