import { allNodes, isLink, lineOf, type Page } from '../page';

/** Where an address of another site stands: `docs/guards.md:12`. */
export type Places = ReadonlyMap<string, readonly string[]>;

/** An address in code: to the end of the text that holds it. */
const IN_CODE = /https:\/\/[^\s'"`<>\\]+/g;

/** A template is filled in elsewhere, and an address of an example is nobody's (RFC 2606). */
const isReal = (url: string): boolean => !/\$\{|\/\/[^/]*\bexample\.(?:com|org|net)\b/.test(url);

/**
 * The addresses of other sites that readers are led to.
 * @param pages of the book
 * @param data files of the site's own links by their paths
 * @returns each address once, without the part after `#`: a server is not told of it
 */
export function placesOf(pages: readonly Page[], data: ReadonlyMap<string, string>): Places {
  const places = new Map<string, string[]>();
  const add = (url: string, file: string, line: number): void => {
    const [address = ''] = url.split('#');
    if (!/^https?:/.test(address) || !isReal(address)) return;
    places.set(address, [...(places.get(address) ?? []), `${file}:${line}`]);
  };
  for (const page of pages)
    for (const node of allNodes(page)) if (isLink(node)) add(node.url, page.file, lineOf(node));
  for (const [file, text] of data)
    text.split('\n').forEach((line, index) => {
      for (const [url] of line.matchAll(IN_CODE)) add(url, file, index + 1);
    });
  return places;
}
