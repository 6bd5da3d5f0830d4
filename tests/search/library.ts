import path from 'node:path';
import sidebars from '../../sidebars';
import {buildIndex} from '../../src/plugins/search/build';
import {EmbeddedIndex, type Answer} from '../../src/plugins/search/client/embeddedIndex';
import {CORE_FILE, shardFile, type Core, type Lists} from '../../src/plugins/search/format';
import {readPages} from '../../src/plugins/search/pages';
import type {PageRecord} from '../../src/plugins/search/records';
import type {MenuConfig} from '../../src/plugins/menu/sidebar';

/** The book as it stands. */
export const bookPages = (): PageRecord[] => readPages(sidebars.menu as MenuConfig[], path.resolve('docs'));

/** The embedded index, with its files at hand instead of on a server. */
export class Library {
  readonly files: ReadonlyMap<string, string>;
  readonly index: EmbeddedIndex;
  /** Files of words that a query had to load, by query. */
  readonly loaded = new Map<string, string[]>();

  constructor(readonly pages: readonly PageRecord[]) {
    this.files = buildIndex(pages);
    this.index = new EmbeddedIndex(JSON.parse(this.files.get(CORE_FILE)!) as Core);
  }

  search(query: string): Answer {
    const loaded: string[] = [];
    for (let missing = this.index.missingShards(query); missing.length > 0; missing = this.index.missingShards(query)) {
      for (const shard of missing) this.index.addShard(shard, JSON.parse(this.files.get(shardFile(shard))!) as Lists);
      loaded.push(...missing.map(shardFile));
    }
    this.loaded.set(query, loaded);
    return this.index.search(query);
  }

  /** The places found, as addresses. */
  urls(query: string): string[] {
    return this.search(query).places.map(({page, section}) => {
      const {route, sections} = this.pages[page]!;
      const {id} = sections[section]!;
      return id ? `${route}#${id}` : route;
    });
  }
}
