import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Cache, digestOf } from '../../cache';
import { historyOf } from '../../data/history';
import { downloadableOf, verifiedOf } from '../../data/sampleRecord';
import { listFiles } from '../../hosting/pages';
import { PICTURE } from '../../remark/figures';

/**
 * Compiled pages. All that a page's module says comes from its Markdown and from what stands in the key: the code of the
 * rules (and of the configuration, which holds their options), the record of the check, the drawings and pictures, the date
 * of the last commit, and where links may lead.
 */
const cache = new Cache<string>('page', ['docusaurus.config.ts']);

/**
 * What may be the name of a drawing or of a picture in a text. A match begins at the beginning of a word only: Chinese has no
 * spaces, and to try each character of a sentence took half a second for the book.
 */
const DRAWN = /(?<![^\s()<>"'`[\]])[^\s()<>"'`[\]]+\.(?:svg|webp)/g;

const contentOf = (file: string): string | null =>
  existsSync(file) ? digestOf(readFileSync(file)) : null;

/** The drawings and pictures that a text names, with the files that hold them, there or not. */
function drawnIn(file: string, source: string): Array<readonly [name: string, file: string]> {
  return (source.match(DRAWN) ?? []).flatMap((name) => {
    const picture = PICTURE.exec(name)?.[1];
    const files =
      picture === undefined
        ? [path.resolve(path.dirname(file), name)]
        : [`${picture}.webp`, `${picture}.dark.webp`].map((half) => path.resolve(half));
    return files.map((one) => [name, one] as const);
  });
}

/** The pages of a site for one of the bundler's compilations, which `keptPage.js` asks. */
export class KeptPages {
  /** What is the same for every page. */
  private readonly around: string;

  /**
   * @param compilation the server's and the browser's modules differ, those for development too
   * @param links source and address of every page of the book
   */
  constructor(
    private readonly siteDir: string,
    compilation: readonly string[],
    links: ReadonlyArray<readonly [file: string, permalink: string]>,
  ) {
    const files = path.join(siteDir, 'static');
    // The docs plugin finds the pages in whatever order the disk answers.
    const targets = links.map((link) => link.join(' ')).sort();
    this.around = digestOf(
      JSON.stringify([siteDir, compilation, targets, existsSync(files) ? listFiles(files) : []]),
    );
  }

  /** The name under which a page is kept as it is now. */
  keyOf(file: string): string | undefined {
    const source = readFileSync(file, 'utf8');
    return cache.keyOf([
      this.around,
      file,
      source,
      drawnIn(file, source).map(([name, one]) => [name, contentOf(one)]),
      verifiedOf(file),
      downloadableOf(file)?.route,
      historyOf(this.siteDir).changedOf(file),
    ]);
  }

  /** The files besides its own that a page is made from, and whether they are there: a drawing may be yet to come. */
  filesOf(file: string): Array<readonly [file: string, isThere: boolean]> {
    return drawnIn(file, readFileSync(file, 'utf8')).map(([, one]) => [one, existsSync(one)]);
  }

  get(key: string | undefined): string | undefined {
    return cache.get(key)?.value;
  }

  set(key: string | undefined, code: string): void {
    cache.set(key, code);
  }
}
