/**
 * The book as EPUB 3.3 (https://www.w3.org/TR/epub-33/): a document for each page, both code languages labelled, no fonts,
 * since a reader's device has its own. Written here: of the libraries that write EPUB, those that are kept need Node 22 or
 * bring thirty packages along and still leave the documents to us; the zip is fflate's. The same book gives the same bytes.
 */
import { createHash } from 'node:crypto';
import { zipSync, type Zippable } from 'fflate';
import { site } from '../data/site';
import {
  bookTitle,
  chapterBody,
  names,
  onlyChapter,
  pictureFile,
  PICTURES,
  STYLE_FILE,
  xhtmlDocument,
  type Files,
} from './editions';
import { idOf, linker, type Place } from './links';
import type { Book, Chapter, Part } from './read';
import { escapeAttribute, escapeText } from './xhtml';

/** What the book is made of beside its text. */
export interface EpubParts extends Files {
  style: string;
  /** PNG. */
  cover: Uint8Array;
  /** A picture of the site by its address, as PNG. */
  picture: (src: string) => Uint8Array;
}

const FOLDER = 'EPUB';
const COVER = 'cover.png';

/** zip has no time before; a book without a date gets it. */
const EPOCH = '1980-01-01T00:00:00.000Z';

/** A name from what it names (RFC 9562 §5.8): the same book keeps it over its changes, so that a reading device replaces it. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface Item {
  id: string;
  href: string;
  type: string;
  properties?: string;
  content: string | Uint8Array;
  /** Whether it is read in the order of the list. */
  isRead?: boolean;
}

const XHTML = 'application/xhtml+xml';
const chapterFile = ({ slug }: Chapter): string => `${slug}.xhtml`;
const partFile = ({ slug }: Part): string => `${slug}.xhtml`;
const xml = (text: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${text}`;

const entry = (href: string, words: string, inner: readonly string[]): string =>
  `<li><a href="${escapeAttribute(href)}">${words}</a>${inner.length > 0 ? `<ol>${inner.join('\n')}</ol>` : ''}</li>`;

/** The navigation document (EPUB 3.3 §7). */
function navigation(book: Book): string {
  const chapterEntry = (chapter: Chapter): string =>
    entry(
      chapterFile(chapter),
      names(chapter),
      chapter.sections.map(({ id, title }) =>
        entry(`${chapterFile(chapter)}#${idOf(chapter, id)}`, escapeText(title), []),
      ),
    );
  const parts = book.parts.map((part) => {
    const only = onlyChapter(part);
    return only
      ? chapterEntry(only)
      : entry(partFile(part), names(part), part.chapters.map(chapterEntry));
  });
  return xhtmlDocument(
    bookTitle(book),
    `<nav epub:type="toc" id="toc" class="contents"><h1>目录</h1><ol>${parts.join('\n')}</ol></nav>
<nav epub:type="landmarks" hidden="hidden"><h2>路标</h2><ol>
<li><a epub:type="cover" href="cover.xhtml">封面</a></li>
<li><a epub:type="toc" href="#toc">目录</a></li>
</ol></nav>`,
    [STYLE_FILE],
  ).replace('<html ', '<html xmlns:epub="http://www.idpf.org/2007/ops" ');
}

/** The package document (EPUB 3.3 §5). */
function packageOf(book: Book, items: readonly Item[]): string {
  const identifier = `urn:uuid:${uuidOf(`${book.siteUrl ?? ''} ${bookTitle(book)}`)}`;
  const modified = `${(book.changed ?? EPOCH).slice(0, 19)}Z`;
  const manifest = items.map(
    ({ id, href, type, properties }) =>
      `<item id="${id}" href="${escapeAttribute(encodeURI(href))}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`,
  );
  const spine = items.filter(({ isRead }) => isRead).map(({ id }) => `<itemref idref="${id}"/>`);
  return xml(`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="zh-Hans">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book">${identifier}</dc:identifier>
<dc:title>${escapeText(bookTitle(book))}</dc:title>
<dc:language>zh-Hans</dc:language>
<dc:subject>${escapeText(site.tagline)}</dc:subject>
${book.siteUrl === undefined ? '' : `<dc:source>${escapeText(book.siteUrl)}</dc:source>\n`}<meta property="dcterms:modified">${modified}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityFeature">alternativeText</meta>
<meta property="schema:accessibilityHazard">none</meta>
<meta property="schema:accessibilitySummary">图都有文字说明，标题逐级排列，两种代码语言都有标注。</meta>
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`);
}

const CONTAINER =
  xml(`<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${FOLDER}/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`);

/** Every document, picture and style of the book. */
function itemsOf(book: Book, { style, cover, picture, ...files }: EpubParts): Item[] {
  const place: Place = (chapter, anchor) =>
    anchor === undefined
      ? chapterFile(chapter)
      : `${chapterFile(chapter)}#${idOf(chapter, anchor)}`;
  const linkOf = linker(book, place);
  const pictures = new Map<string, string>();
  const page = (href: string, title: string, body: string, properties?: string): Item => ({
    id: `page-${href.replace(/[^\w-]/g, '-')}`,
    href,
    type: XHTML,
    properties,
    content: xml(xhtmlDocument(title, body, [STYLE_FILE])),
    isRead: true,
  });
  const chapterItem = (chapter: Chapter): Item => {
    const body = chapterBody(chapter, 1, {
      languages: ['ts', 'js'],
      linkOf: linkOf(chapter),
      pictureOf: (src) => {
        pictures.set(src, pictureFile(src));
        return pictureFile(src);
      },
      ...files,
    });
    return page(
      chapterFile(chapter),
      chapter.title,
      body,
      body.includes('<svg ') ? 'svg' : undefined,
    );
  };
  const text = book.parts.flatMap((part) => [
    ...(onlyChapter(part)
      ? []
      : [
          page(
            partFile(part),
            part.title,
            `<section class="part"><h1>${names(part)}</h1><ol>${part.chapters
              .map((chapter) => entry(chapterFile(chapter), names(chapter), []))
              .join('\n')}</ol></section>`,
          ),
        ]),
    ...part.chapters.map(chapterItem),
  ]);
  return [
    page(
      'cover.xhtml',
      bookTitle(book),
      `<img class="cover" src="${COVER}" alt="${escapeAttribute(bookTitle(book))}"/>`,
    ),
    { ...page('nav.xhtml', '', ''), properties: 'nav', content: xml(navigation(book)) },
    ...text,
    { id: 'style', href: STYLE_FILE, type: 'text/css', content: style },
    { id: 'cover', href: COVER, type: 'image/png', properties: 'cover-image', content: cover },
    ...[...pictures].map(([src, href], index) => ({
      id: `picture-${index + 1}`,
      href,
      type: 'image/png',
      content: picture(src),
    })),
  ];
}

const bytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/**
 * The book as the bytes of an EPUB file.
 * @param book read by `readBook`
 */
export function epubOf(book: Book, parts: EpubParts): Uint8Array {
  const items = itemsOf(book, parts);
  const zip: Zippable = {
    // First and not compressed, so that its kind can be read at a fixed place (EPUB 3.3 §4.2.2).
    mimetype: [bytes('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': bytes(CONTAINER),
    [`${FOLDER}/package.opf`]: bytes(packageOf(book, items)),
  };
  for (const { href, content } of items)
    zip[`${FOLDER}/${href}`] = [bytes(content), { level: href.startsWith(PICTURES) ? 0 : 9 }];
  // zip's times are local ones: written as such, they are the same everywhere.
  const [year, month, day] = (book.changed ?? EPOCH).slice(0, 10).split('-').map(Number);
  return zipSync(zip, { mtime: new Date(year!, month! - 1, day) });
}
