import type { PageRecord } from '../../src/search/index/records';

/**
 * A longer book than there is: the real pages, and copies of them in other words. Copies of the same words would be
 * packed to nothing and find each other, so a part of the rarer characters and names is exchanged, by fixed rules:
 * each copy brings new pairs of characters and new names, as a new page does.
 */

/** The characters and names that every page shares stay as they are. */
const COMMON_CHARACTERS = 100;
const COMMON_NAMES = 150;

const byFrequency = (matches: Iterable<string>): string[] => {
  const counts = new Map<string, number>();
  for (const match of matches) counts.set(match, (counts.get(match) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([match]) => match);
};

function exchange(rare: readonly string[], copy: number): Map<string, string> {
  // Neighbours in frequency change places, so that what is common stays common.
  const distance = 3 + 7 * copy;
  return new Map(
    rare.map((character, index) => [character, rare[(index + distance) % rare.length]!]),
  );
}

const names = /[A-Za-z]{4,}/g;

/**
 * @param pages the real ones
 * @param count how many pages the longer book has
 */
export function grow(pages: readonly PageRecord[], count: number): PageRecord[] {
  const text = pages.map((page) => JSON.stringify(page)).join('');
  const rareCharacters = byFrequency(text.match(/\p{Script=Han}/gu) ?? []).slice(COMMON_CHARACTERS);
  const commonNames = new Set(byFrequency(text.match(names) ?? []).slice(0, COMMON_NAMES));
  return Array.from({ length: count }, (_, index) => {
    const page = pages[index % pages.length]!;
    const copy = Math.floor(index / pages.length);
    if (copy === 0) return page;
    const characters = exchange(rareCharacters, copy);
    const change = (value: string): string =>
      value
        .replace(/\p{Script=Han}/gu, (character) => characters.get(character) ?? character)
        .replace(names, (name) =>
          commonNames.has(name)
            ? name
            : `${name.slice(0, 2)}${String.fromCharCode(97 + (copy % 26))}${name.slice(3)}`,
        );
    return {
      ...page,
      route: `${page.route === '/' ? '' : page.route}/copy-${copy}`,
      title: change(page.title),
      titleEn: change(page.titleEn),
      description: change(page.description),
      keywords: page.keywords.map(change),
      sections: page.sections.map((section) => ({
        ...section,
        id: change(section.id),
        aliases: section.aliases.map(change),
        heading: change(section.heading),
        text: change(section.text),
        code: change(section.code),
      })),
    };
  });
}
