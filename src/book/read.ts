import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { withoutSlash } from '../data/addressOf';
import { docOf } from '../data/routes';
import { Fault } from '../fault';
import { listFiles, pagesOf } from '../hosting/pages';
import {
  attribute,
  find,
  findAll,
  hasClass,
  isElement,
  named,
  shown,
  textOf,
  type Element,
} from './tree';

/** A page of the site, read for the book. */
export interface Chapter {
  /** `/techniques/caching` */
  route: string;
  /** Names it in ids and files: `techniques.caching`. */
  slug: string;
  title: string;
  titleEn: string;
  /** `.prose` of the page as parsed. */
  text: Element;
  sections: ReadonlyArray<{ id: string; title: string }>;
  /** When it was last changed, as a date of HTML; undefined where the build does not know. */
  changed: string | undefined;
}

/** A group of the menu, or pages that stand between groups. */
export interface Part {
  slug: string;
  title: string;
  titleEn: string;
  chapters: readonly Chapter[];
}

export interface Book {
  /** Of the framework: `11.x`. */
  version: string;
  parts: readonly Part[];
  /** Where the site stands: `https://docs.example.com`; undefined where the build did not know. */
  siteUrl: string | undefined;
  /** The last change of all. */
  changed: string | undefined;
}

/** The attribute that says of which version a page is (components/PaperNotes). */
const VERSION = 'data-paper-notes';

export const chaptersOf = ({ parts }: Pick<Book, 'parts'>): Chapter[] =>
  parts.flatMap(({ chapters }) => chapters);

/** The pictures of the pages, by their addresses on the site; of a pair for two themes the light one. */
export const picturesOf = (book: Book): string[] => [
  ...new Set(
    chaptersOf(book).flatMap(({ text }) =>
      findAll(text, named('img'))
        .filter((image) => attribute(image, 'data-picture') !== 'dark')
        .flatMap((image) => attribute(image, 'src') ?? []),
    ),
  ),
];

/** A link to the heading itself, which is no word of it. */
const isFurniture = (element: Element): boolean => hasClass(element, 'no-print');

const headingText = (heading: Element): string => shown(textOf(heading, isFurniture));

/**
 * Reads a page.
 * @throws Fault where the page is none of the book: no title, or no text
 */
function chapterOf(route: string, html: string): Chapter {
  const page = parse(html, { scriptingEnabled: false });
  const heading = find(page, named('h1'));
  const text = find(page, (element) => hasClass(element, 'prose'));
  if (!heading || !text)
    throw new Fault(`build/ 里的 ${route} 没有标题或正文：重新运行 npm run build。`);
  const english = find(heading, (element) => attribute(element, 'lang') === 'en');
  const titleEn = english ? shown(textOf(english)) : '';
  const time = find(page, named('time'));
  return {
    route,
    slug: docOf(route).replaceAll('/', '.'),
    title: shown(textOf(heading, (element) => element === english)),
    titleEn,
    text,
    sections: findAll(text, named('h3')).flatMap((section) => {
      const id = attribute(section, 'id');
      return id === undefined ? [] : [{ id, title: headingText(section) }];
    }),
    changed: time && attribute(time, 'datetime'),
  };
}

/** An entry of the menu: its names, and where its links lead. */
interface Entry {
  title: string;
  titleEn: string;
  isGroup: boolean;
  routes: string[];
}

function entryOf(item: Element): Entry {
  const summary = find(item, named('summary'));
  const name = summary ?? item;
  const english = find(name, (element) => attribute(element, 'lang') === 'en');
  const titleEn = english ? shown(textOf(english)) : '';
  return {
    titleEn,
    title: shown(textOf(name, (element) => element === english)) || titleEn,
    isGroup: summary !== undefined,
    routes: findAll(item, named('a')).flatMap((link) => attribute(link, 'href') ?? []),
  };
}

/** The menu as the parts of a book: a group is one, and so are the pages between two groups together. */
function partsOf(entries: readonly Entry[], chapters: (route: string) => Chapter[]): Part[] {
  const parts: Part[] = [];
  let loose: Chapter[] = [];
  const gather = (): void => {
    const [first] = loose;
    if (first)
      parts.push({
        slug: `part.${first.slug}`,
        title: loose.map(({ title }) => title).join('、'),
        titleEn: '',
        chapters: loose,
      });
    loose = [];
  };
  for (const { isGroup, routes, title, titleEn } of entries) {
    const found = routes.flatMap(chapters);
    if (!isGroup) loose.push(...found);
    if (!isGroup || found.length === 0) continue;
    gather();
    const slug = `part.${titleEn.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
    parts.push({ slug, title, titleEn, chapters: found });
  }
  gather();
  return parts;
}

/**
 * Reads the newest version of the book out of a finished build, in the order of its menu.
 * @param buildDir what `npm run build` wrote
 * @throws Fault where there is no build
 */
export function readBook(buildDir: string): Book {
  if (!existsSync(path.join(buildDir, 'index.html')))
    throw new Fault('没有 build/：书由构建好的网站做成，先运行 npm run build。');
  const files = pagesOf(listFiles(buildDir));
  const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');
  const home = parse(read('index.html'), { scriptingEnabled: false });
  const menu = find(home, (element) => attribute(element, 'id') === 'menu');
  const list = menu && find(menu, named('ul'));
  if (!list) throw new Fault('build/index.html 里没有菜单：重新运行 npm run build。');
  const known = new Map<string, Chapter>();
  const entries = list.childNodes.filter(isElement).filter(named('li')).map(entryOf);
  const inMenu = new Set(entries.flatMap(({ routes }) => routes));
  /** A page, and the pages below it that the menu leaves to its links. */
  const chapters = (route: string): Chapter[] => {
    const file = files.get(route);
    // A moved entry leads to a page that stands elsewhere, an external one to none of ours.
    if (file === undefined || known.has(route)) return [];
    const chapter = chapterOf(route, read(file));
    known.set(route, chapter);
    const below = [...files.keys()].filter(
      (other) => other.startsWith(`${route}/`) && !inMenu.has(other),
    );
    return [chapter, ...below.flatMap(chapters)];
  };
  const parts = partsOf(entries, chapters);
  const canonical = find(home, (element) => attribute(element, 'rel') === 'canonical');
  const address = canonical && attribute(canonical, 'href');
  const notes = find(home, (element) => attribute(element, VERSION) !== undefined);
  return {
    version: (notes && attribute(notes, VERSION)) ?? '',
    parts,
    siteUrl: address && withoutSlash(address),
    changed: [...known.values()]
      .flatMap(({ changed }) => (changed === undefined ? [] : new Date(changed).toISOString()))
      .sort()
      .at(-1),
  };
}
