/** A module of the browser's bundle, as far as it is asked. */
interface Module {
  resource?: string;
}

interface Chunk {
  name?: string | undefined;
  canBeInitial: () => boolean;
}

/** What comes by itself, without the app, named where it is imported: the next pages, the search, the old addresses. */
const OF_BOOK: ReadonlyArray<string | undefined> = ['pages', 'search', 'addresses'];

/** And what is nothing without a network: the client of a hosted search, what fetches the text of a sample. */
const WITHOUT_APP = [...OF_BOOK, 'hosted', 'remote'];

/** `translate()` and what it brings along. The search dialog has texts, too, and needs nothing else of the app. */
const WORDS =
  /[\\/]node_modules[\\/]react[\\/]|[\\/]exports[\\/](?:Translate|Interpolate)\.js$|[\\/]codeTranslations\.json$/;

/** The entry, what it and these load, and the words, which the search has, too. */
const BOOK = ['main', 'words', ...OF_BOOK];

/**
 * Whether a script is one that a book without pages of the app needs.
 * @param file its name or path
 */
export const isOfBook = (file: string): boolean =>
  BOOK.includes(/([^/.]*)\.[^/]*$/.exec(file)?.[1]);

/** Of a style sheet, which stands in a file of its own, a module without content remains. */
const SCRIPT = /\.(?:m?[jt]sx?|json|css)$/;

/**
 * Puts the app into one file, with the modules of all pages that are HTML, and its words into another one. Docusaurus splits it by
 * route component and shares only what half of all pages use: eleven scripts then, and one of a kilobyte for each page (measured).
 * @param isHtml whether a file is such a page
 */
export const appChunks = (isHtml: (file: string) => boolean): object => ({
  words: {
    name: 'words',
    chunks: (chunk: Chunk): boolean => !chunk.canBeInitial() && chunk.name !== 'pages',
    enforce: true,
    priority: 46,
    test: ({ resource = '' }: Module): boolean => WORDS.test(resource),
  },
  app: {
    name: 'app',
    chunks: (chunk: Chunk): boolean => !chunk.canBeInitial() && !WITHOUT_APP.includes(chunk.name),
    enforce: true,
    priority: 45,
    test: ({ resource = '' }: Module): boolean => isHtml(resource) || SCRIPT.test(resource),
  },
});
