import { anchorOf } from '../data/anchorOf';
import { chaptersOf, type Book, type Chapter } from './read';

/** Where a place of a chapter stands in an edition of the book; without an anchor, its beginning. */
export type Place = (chapter: Chapter, anchor: string | undefined) => string;

/** The id of a place in the book: ids of two pages never meet. */
export const idOf = ({ slug }: Chapter, anchor: string | undefined): string =>
  anchor === undefined ? slug : `${slug}--${anchor}`;

/**
 * Where the links of the site lead in the book: to the page in the book that they lead to, otherwise to the site if it is
 * known where it stands, otherwise nowhere.
 */
export function linker(
  book: Book,
  place: Place,
): (from: Chapter) => (href: string) => string | undefined {
  const chapters = new Map(chaptersOf(book).map((chapter) => [chapter.route, chapter]));
  return (from) => (href) => {
    if (/^(?:https?|mailto):/.test(href)) return href;
    const [, route = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const chapter = route === '' ? from : chapters.get(route);
    if (chapter) return place(chapter, anchor ? anchorOf(anchor) : undefined);
    return href.startsWith('/') && book.siteUrl !== undefined ? book.siteUrl + href : undefined;
  };
}
