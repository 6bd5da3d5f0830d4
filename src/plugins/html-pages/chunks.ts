/** A module of the browser's bundle, as far as it is asked. */
interface Module {
  resource?: string;
}

interface Chunk {
  name?: string | undefined;
  canBeInitial: () => boolean;
}

/** Chunks that are loaded without the app, by the names that their `import()` gives them: the next pages, the search, the old addresses. */
const OF_BOOK: ReadonlyArray<string | undefined> = ['pages', 'search', 'addresses'];

/** These, and two that are of no use offline: the client of a hosted search, and what fetches the text of a sample. */
const WITHOUT_APP = [...OF_BOOK, 'hosted', 'remote'];

/** `translate()` and what it imports: a chunk of its own, since the search dialog needs it, and nothing else of the app. */
const WORDS =
  /[\\/]node_modules[\\/]react[\\/]|[\\/]exports[\\/](?:Translate|Interpolate)\.js$|[\\/]codeTranslations\.json$/;

/** The entry, the chunk of `translate()`, and those above. */
const BOOK = ['main', 'words', ...OF_BOOK];

/**
 * Whether a script is one that a book without pages of the app needs.
 * @param file its name or path
 */
export const isOfBook = (file: string): boolean =>
  BOOK.includes(/([^/.]*)\.[^/]*$/.exec(file)?.[1]);

/** Style sheets, too: they are in a file of their own, but leave an empty module behind. */
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
