/** The book as HTML: a page for each part, to keep and to read anywhere, and the whole of it, to be printed. */
import { site } from '../data/site';
import { LISTED_AS } from '../hosting/listedAs';
import { idOf, linker, type Place } from './links';
import type { Book, Chapter, Part } from './read';
import { escapeAttribute, escapeText, xhtmlOf, type Language, type Writing } from './xhtml';

export const STYLE_FILE = 'book.css';
/** What only a printer understands, for the editions that may be printed. */
export const PAPER_FILE = 'paper.css';
/** Below an edition: the pictures of the pages. */
export const PICTURES = 'pictures';

/** What an edition needs of the site's files. */
export interface Files {
  /** A file of the site as text, by its address. */
  textOfFile: (src: string) => string;
}

/** As PNG, which every reading device knows. */
export const pictureFile = (src: string): string =>
  `${PICTURES}/${src
    .replace(/^\/+(?:pictures\/)?/, '')
    .replaceAll('/', '.')
    .replace(/\.\w+$/, '.png')}`;

/** A name in both languages. */
export const names = (
  { title, titleEn }: { title: string; titleEn: string },
  separator = ' ',
): string =>
  titleEn && titleEn !== title
    ? `${escapeText(title)}${separator}<span lang="en">${escapeText(titleEn)}</span>`
    : escapeText(title);

/** What an edition says of itself, under its title. */
function imprint({ version, changed, siteUrl }: Book): string[] {
  return [
    ...(version ? [`NestJS ${version}`] : []),
    ...(changed === undefined ? [] : [`最后修改 ${changed.slice(0, 10)}`]),
    ...(siteUrl === undefined ? [] : [siteUrl]),
  ];
}

export const bookTitle = ({ version }: Book): string =>
  version ? `${LISTED_AS} ${version}` : LISTED_AS;

/** A page as a document of XHTML that browsers read as HTML, too. */
export const xhtmlDocument = (
  title: string,
  body: string,
  styles: readonly string[] = [STYLE_FILE, PAPER_FILE],
): string =>
  `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="zh-Hans" xml:lang="zh-Hans">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width"/>
<title>${escapeText(title)}</title>
${styles.map((file) => `<link rel="stylesheet" href="${escapeAttribute(file)}"/>`).join('\n')}
</head>
<body>
${body}
</body>
</html>
`;

/** A chapter of an edition: its title and its text. */
export function chapterBody(
  chapter: Chapter,
  titleLevel: 1 | 2,
  writing: Omit<Writing, 'prefix' | 'sectionLevel'>,
): string {
  const text = xhtmlOf(chapter.text, {
    ...writing,
    prefix: idOf(chapter, ''),
    sectionLevel: titleLevel + 1,
  });
  return `<section class="chapter" id="${escapeAttribute(chapter.slug)}">
<h${titleLevel}>${names(chapter)}</h${titleLevel}>
${text}
</section>`;
}

const listed = (items: readonly string[]): string =>
  items.length > 0 ? `<ol>${items.map((item) => `<li>${item}</li>`).join('\n')}</ol>` : '';

/** A part that is one page between the groups of the menu: it has no page and no contents of its own. */
export const onlyChapter = ({ chapters, titleEn }: Part): Chapter | undefined =>
  chapters.length === 1 && titleEn === '' ? chapters[0] : undefined;

/** The contents of a part. */
const partContents = (part: Part, place: Place): string =>
  listed(
    part.chapters.map(
      (chapter) => `<a href="${escapeAttribute(place(chapter, undefined))}">${names(chapter)}</a>`,
    ),
  );

const contents = (book: Book, place: Place, partPlace: (part: Part) => string): string =>
  `<nav class="contents" aria-label="目录">
<h1>目录</h1>
${listed(
  book.parts.map((part) => {
    const only = onlyChapter(part);
    const href = only ? place(only, undefined) : partPlace(part);
    return `<a class="part" href="${escapeAttribute(href)}">${names(only ?? part)}</a>${only ? '' : partContents(part, place)}`;
  }),
)}
</nav>`;

export const cover = (book: Book): string =>
  `<section class="cover">
<p class="cover-title">${escapeText(LISTED_AS)}</p>
<p class="cover-line" lang="en">${escapeText(site.tagline)}</p>
${imprint(book)
  .map((line) => `<p class="cover-imprint">${escapeText(line)}</p>`)
  .join('\n')}
</section>`;

/**
 * The whole book as one document, in one code language.
 * @param book read by `readBook`
 */
export function wholeBook(book: Book, language: Language, files: Files): string {
  const place: Place = (chapter, anchor) => `#${idOf(chapter, anchor)}`;
  const linkOf = linker(book, place);
  const body = (chapter: Chapter, titleLevel: 1 | 2): string =>
    chapterBody(chapter, titleLevel, {
      languages: [language],
      linkOf: linkOf(chapter),
      pictureOf: pictureFile,
      ...files,
    });
  const parts = book.parts.flatMap((part) => {
    const only = onlyChapter(part);
    if (only) return [body(only, 1)];
    return [
      `<section class="part" id="${escapeAttribute(part.slug)}">
<h1>${names(part)}</h1>
${partContents(part, place)}
</section>`,
      ...part.chapters.map((chapter) => body(chapter, 2)),
    ];
  });
  return xhtmlDocument(
    bookTitle(book),
    [cover(book), contents(book, place, ({ slug }) => `#${slug}`), ...parts].join('\n'),
  );
}

const partFile = ({ slug }: Part): string => `${slug.replace(/^part\./, '')}.html`;

/**
 * A document for each part, with both code languages, and `index.html` with the contents.
 * @returns file name → HTML
 */
export function partPages(book: Book, files: Files): Map<string, string> {
  const fileOf = new Map(
    book.parts.flatMap((part) => part.chapters.map(({ route }) => [route, partFile(part)])),
  );
  const place: Place = (chapter, anchor) => `${fileOf.get(chapter.route)}#${idOf(chapter, anchor)}`;
  const linkOf = linker(book, place);
  const pages = book.parts.map((part): [string, string] => {
    const only = onlyChapter(part);
    const chapters = part.chapters.map((chapter) =>
      chapterBody(chapter, only ? 1 : 2, {
        languages: ['ts', 'js'],
        linkOf: linkOf(chapter),
        pictureOf: pictureFile,
        ...files,
      }),
    );
    const head = `<p class="up"><a href="index.html">${escapeText(bookTitle(book))}</a></p>${only ? '' : `\n<nav class="contents"><h1>${names(part)}</h1>${partContents(part, place)}</nav>`}`;
    return [
      partFile(part),
      xhtmlDocument(`${part.title} | ${bookTitle(book)}`, [head, ...chapters].join('\n')),
    ];
  });
  return new Map([
    ['index.html', xhtmlDocument(bookTitle(book), cover(book) + contents(book, place, partFile))],
    ...pages,
  ]);
}
