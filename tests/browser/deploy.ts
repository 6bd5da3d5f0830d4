import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HEADERS_FILE } from '../../src/hosting/hostFiles';
import { PAGES_WITHOUT_FILE } from '../../src/data/routes';
import { isCopy } from '../../src/hosting/encodings';
import { scriptFiles, tagsOf } from '../../src/hosting/html';
import { writeAssets } from '../../src/hosting/pageAssets';
import { listFiles, pagesOf } from '../../src/hosting/pages';
import { writeOffline, writeSearches } from '../../src/plugins/offline/build';

const HASHED = /\.([0-9a-f]{8})\.(?:js|css)$/;

/** The name that a file's hash has in the next release. */
const next = (hash: string): string => [...hash].reverse().join('');

/**
 * The next release of a built site, made without building: every script and style sheet has another name, the old
 * ones are gone, and each page says so.
 * @param note what each page's text begins with in the next release
 * @returns the folder, and its removal
 */
export async function nextRelease(
  buildDir: string,
  note: string,
): Promise<{ directory: string; remove: () => void }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'nestjs-docs-release-'));
  // Compressed copies are left behind: they say what the files said before.
  cpSync(buildDir, directory, { recursive: true, filter: (file) => !isCopy(file) });
  const files = listFiles(directory);
  const hashes = new Set(files.flatMap((file) => HASHED.exec(file)?.[1] ?? []));
  const renamed = new RegExp([...hashes].join('|'), 'g');
  for (const file of files.filter((name) => /\.(?:html|js|css)$/.test(name))) {
    const full = path.join(directory, file);
    const text = readFileSync(full, 'utf8').replace(renamed, next);
    writeFileSync(
      full,
      file.endsWith('.html') ? text.replace(/(<div class="?prose"?>)/, `$1<p>${note}</p>`) : text,
    );
    const [, hash] = HASHED.exec(file) ?? [];
    if (hash) renameSync(full, path.join(directory, file.replace(hash, next(hash))));
  }
  writeAssets(directory);
  const digestsIn = (dir: string): string[] =>
    scriptFiles(tagsOf(readFileSync(path.join(dir, 'index.html'), 'utf8'))).flatMap(
      ({ integrity }) => integrity ?? [],
    );
  const digests = digestsIn(directory);
  const headers = path.join(directory, HEADERS_FILE);
  writeFileSync(
    headers,
    digestsIn(buildDir).reduce(
      (text, digest, at) => text.replaceAll(digest, digests[at]!),
      readFileSync(headers, 'utf8'),
    ),
  );
  // There is none with stock rendering.
  rmSync(path.join(directory, 'assets/offline'), { recursive: true, force: true });
  const [index] = readdirSync(path.join(directory, 'assets/search'));
  const routes = [...pagesOf(listFiles(directory)).keys()].filter(
    (route) => !PAGES_WITHOUT_FILE.includes(route),
  );
  const versions = [{ path: '/', routes, searchBase: `/assets/search/${index}/` }];
  await writeOffline(directory, versions, writeSearches(directory, versions), [], {
    title: '没有网络',
    why: '',
    retry: '',
    back: '',
    kept: '',
  });
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** Puts one release in the place of another, in the folder that is served. */
export function deploy(from: string, to: string): void {
  const before = statSync(path.join(to, HEADERS_FILE)).mtimeMs;
  for (const entry of readdirSync(to)) rmSync(path.join(to, entry), { recursive: true });
  cpSync(from, to, { recursive: true });
  // The server knows a new release by this file's time.
  if (statSync(path.join(to, HEADERS_FILE)).mtimeMs === before)
    throw new Error('the new release cannot be told from the old one');
}
