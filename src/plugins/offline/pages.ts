import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { diff, HOLE, type PageParts, type Section, type Shell } from './format';

/** Where the parts of a built page begin and end; undefined when it has no such parts. */
function bounds(html: string): readonly [number, number, number, number] | undefined {
  // The facts of a page (title, description, addresses) stand together, before the scripts and styles that all pages share.
  const facts = html.indexOf('<title');
  const factsEnd =
    html.slice(facts).search(/<script(?! type="application\/ld)|<style|<\/head>|<body/) + facts;
  const text = html.indexOf('<main');
  const textEnd = html.lastIndexOf('</main>');
  return facts >= 0 && facts < factsEnd && factsEnd <= text && text < textEnd
    ? [facts, factsEnd, text, textEnd]
    : undefined;
}

/**
 * Whether an element is what a page says of itself to search engines and to sites that link to it (hosting/pageHead,
 * Docusaurus' own): nobody reads it without a network.
 */
function isForMachines({ tagName, attrs }: DefaultTreeAdapterTypes.Element): boolean {
  const valueOf = (wanted: string): string =>
    attrs.find(({ name }) => name === wanted)?.value ?? '';
  return tagName === 'script'
    ? valueOf('type') === 'application/ld+json'
    : tagName === 'meta' &&
        /^(?:keywords$|og:|twitter:|docsearch:)/.test(valueOf('name') || valueOf('property'));
}

/** The facts of a page without those that are for machines; what is left stays as it is written. */
function forReaders(facts: string): string {
  let rest = facts;
  const { childNodes } = parseFragment(facts, { sourceCodeLocationInfo: true });
  // From the end: the places before it stay true.
  for (const node of childNodes.toReversed())
    if ('tagName' in node && isForMachines(node)) {
      const { startOffset, endOffset } = node.sourceCodeLocation!;
      rest = rest.slice(0, startOffset) + rest.slice(endOffset);
    }
  return rest;
}

/** A built page, taken apart: its own parts, and the frame around these. */
export interface Taken {
  parts: PageParts;
  frame: string;
}

/** Takes a page apart; undefined for one that cannot be put together again. */
export function take(html: string): Taken | undefined {
  const places = html.includes(HOLE) ? undefined : bounds(html);
  if (!places) return undefined;
  const [facts, factsEnd, text, textEnd] = places;
  return {
    parts: [forReaders(html.slice(facts, factsEnd)), html.slice(text, textEnd)],
    frame: html.slice(0, facts) + HOLE + html.slice(factsEnd, text) + HOLE + html.slice(textEnd),
  };
}

/** What a page is called, as HTML without tags: by its heading, and by its title when it has none. */
export const titleOf = ({ parts: [facts, text] }: Taken): string =>
  (/<h1\b[^>]*>(.*?)<\/h1>/s.exec(text) ?? /<title\b[^>]*>(.*?)<\/title>/s.exec(facts) ?? [])[1]!
    .replace(/<[^>]*>/g, '')
    .trim();

/** What a page of the book without React begins with, from `<main>` to the element that its heading is in. */
const OPENING =
  /^<main\b[^>]*><div\b[^>]*\bdata-app=["']?never\b[^>]*><article\b[^>]*><header\b[^>]*>/;

/** The opening tags of the first page that begins like that; bare ones if none does. */
export const openingOf = (pages: readonly Taken[]): string =>
  pages.flatMap(({ parts: [, text] }) => OPENING.exec(text) ?? [])[0] ??
  '<main><div><article><header>';

/** The shell of some pages: the frame of the first, and how those of the others differ. */
export function shellOf(pages: ReadonlyArray<readonly [route: string, page: Taken]>): Shell {
  const frame = pages[0]?.[1].frame ?? HOLE + HOLE;
  return {
    frame,
    changes: Object.fromEntries(pages.map(([route, page]) => [route, diff(frame, page.frame)])),
  };
}

/** The name of the section for pages that stand in no folder with others. */
const TOP = 'top';

/**
 * The sections of a book (ARCHITECTURE.md#preloading): a folder with at least two pages is one, all
 * other pages are `TOP`, which comes first.
 * @param path where the book's pages begin
 * @param routes in the order in which they are to be kept
 */
export function sectionsOf(path: string, routes: readonly string[]): Map<string, string[]> {
  const folder = (route: string): string =>
    /^\/?([^/]+)\//.exec(route.slice(path.length))?.[1] ?? TOP;
  const counts = new Map<string, number>();
  for (const route of routes) counts.set(folder(route), (counts.get(folder(route)) ?? 0) + 1);
  const sections = new Map<string, string[]>([[TOP, []]]);
  for (const route of routes) {
    const name = counts.get(folder(route))! > 1 ? folder(route) : TOP;
    sections.set(name, [...(sections.get(name) ?? []), route]);
  }
  return sections;
}

/** The texts of some pages. */
export const sectionText = (
  routes: readonly string[],
  pages: ReadonlyMap<string, Taken>,
): Section => Object.fromEntries(routes.map((route) => [route, pages.get(route)!.parts]));
