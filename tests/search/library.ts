import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import sidebars from '../../sidebars';
import { listFiles } from '../../src/hosting/pages';
import { EmbeddedIndex, type Answer } from '../../src/search/engine/embeddedIndex';
import { CORE_FILE, shardFile, type Core, type Lists } from '../../src/search/engine/format';
import { buildIndex } from '../../src/search/index/buildIndex';
import type { PageRecord } from '../../src/search/index/records';
import { routeOfDoc } from '../../src/data/routes';
import type { VersionDocs } from '../../src/plugins/menu/readingOrder';
import { readVersion } from '../../src/search/index/versions';

const DOCS = path.resolve('docs');

/** A page as the docs plugin loads it; `tests/site` compares the index that the build makes from the plugin's own content. */
function docOf(file: string): VersionDocs['docs'][number] {
  const id = file.replace(/\.mdx?$/, '');
  const { frontMatter } = parseFileContentFrontMatter(readFileSync(path.join(DOCS, file), 'utf8'));
  const { title = '', description = '' } = frontMatter as { title?: string; description?: string };
  return {
    id,
    source: `@site/docs/${id}${path.extname(file)}`,
    permalink: routeOfDoc(id),
    title,
    description,
    frontMatter,
    unlisted: false,
  };
}

/** The book as it stands. */
export function bookPages(): PageRecord[] {
  const docs = listFiles(DOCS)
    .filter((file) => /\.mdx?$/.test(file))
    .map(docOf);
  const version = {
    versionName: 'current',
    label: '',
    path: '/',
    isLast: true,
    docs,
    sidebars: sidebars as unknown as VersionDocs['sidebars'],
  };
  return readVersion(version, path.resolve('.'), (file) => readFileSync(file, 'utf8')).pages;
}

/** The embedded index, with its files at hand instead of on a server. */
export class Library {
  readonly index: EmbeddedIndex;
  /** Files of words that a query had to load, by query. */
  readonly loaded = new Map<string, string[]>();

  constructor(
    readonly pages: readonly PageRecord[],
    readonly files: ReadonlyMap<string, string> = buildIndex(pages),
  ) {
    this.index = new EmbeddedIndex(JSON.parse(this.files.get(CORE_FILE)!) as Core);
  }

  search(query: string): Answer {
    const loaded: string[] = [];
    for (
      let missing = this.index.missingShards(query);
      missing.length > 0;
      missing = this.index.missingShards(query)
    ) {
      for (const shard of missing)
        this.index.addShard(shard, JSON.parse(this.files.get(shardFile(shard))!) as Lists);
      loaded.push(...missing.map(shardFile));
    }
    this.loaded.set(query, loaded);
    return this.index.search(query);
  }

  /** The places found, as addresses. */
  urls(query: string): string[] {
    return this.search(query).places.map(({ page, section }) => {
      const { route, sections } = this.pages[page]!;
      const { id } = sections[section]!;
      return id ? `${route}#${id}` : route;
    });
  }
}
