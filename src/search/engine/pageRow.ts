import { KEYWORD_SEPARATOR, type Core } from './format';
import { keyOf, spaced } from './tokens';
import type { Query } from './query';
import {
  HEADING,
  IN_HEADING,
  KEYWORD,
  NAME_PART,
  OTHER_HEADING,
  OTHER_KEYWORD,
  OTHER_TITLE,
  QUOTED_MESSAGE,
  TITLE,
} from './weights';

/** So many Latin words in a row are a message, not a name that happens to be in another query. */
const MESSAGE = /^ (?:[\x21-\x7e]+ ){3,}$/;

/** Length of a spaced key of one or two characters, which are in too many headings. */
const SHORT = spaced('id').length;

/** What a page is called, as spaced keys. */
interface Names {
  /** Chinese, English, both, and its route. */
  titles: readonly string[];
  keywords: ReadonlySet<string>;
  /** Those of its keywords that are messages. */
  messages: readonly string[];
  /** Titles and keywords of more than two characters. */
  all: readonly string[];
}

/** Whether the words of a message stand in a text in their order; between them there are names that differ each time. */
function isQuoted(message: string, text: string): boolean {
  let end = 0;
  for (const word of message.trim().split(' ')) {
    const start = text.indexOf(spaced(word), end);
    if (start < 0) return false;
    // The space after a word is the one before the next.
    end = start + word.length + 1;
  }
  return true;
}

/**
 * The part of a query (0 to 1) that the longest of the names in it takes. A name within a longer phrase, `校验` in `参数校验`, does
 * not count.
 */
function partNamed({ key, units }: Query, names: readonly string[]): number {
  let longest = 0;
  for (const name of names) {
    if (name.length <= longest || !key.includes(name)) continue;
    const isWithin = units.some(({ own, others }) => {
      const phrase = spaced(own.key);
      return others.length > 0 && phrase !== name && phrase.includes(name);
    });
    if (!isWithin) longest = name.length;
  }
  return longest / key.length;
}

const nameOf = (text: string): string => spaced(keyOf(text));

/** `健康检查（Terminus）` is called `健康检查`, too. */
const withoutAside = (title: string): string => title.replace(/[（(].*$/, '');

function namesOf([route, title, titleEn, , words]: Core['pages'][number]): Names {
  const keywords = new Set(words.split(KEYWORD_SEPARATOR).map(nameOf));
  const texts = [
    title,
    titleEn,
    `${title} ${titleEn}`,
    withoutAside(title),
    withoutAside(titleEn),
    route,
  ];
  const titles = [...new Set(texts.map(nameOf))];
  return {
    titles,
    keywords,
    messages: [...keywords].filter((keyword) => MESSAGE.test(keyword)),
    all: [...titles, ...keywords].filter((name) => name.length > SHORT),
  };
}

/** A page of the index: where its records are, and what it and its sections are called. */
export class PageRow {
  readonly count: number;
  private knownNames: Names | undefined;
  private headingKeys: string[] | undefined;

  /**
   * @param page its number
   * @param first number of its first record; its sections follow
   */
  constructor(
    readonly page: number,
    private readonly texts: Core['pages'][number],
    private readonly sections: Core['sections'][number],
    readonly first: number,
  ) {
    this.count = 2 + sections.length / 2;
  }

  /** Worked out for the first query that finds something on the page: all pages together take longer than the search. */
  private get names(): Names {
    return (this.knownNames ??= namesOf(this.texts));
  }

  private get headings(): string[] {
    return (this.headingKeys ??= [
      '',
      this.names.titles[0]!,
      ...this.sections.filter((_, index) => index % 2 === 1).map(nameOf),
    ]);
  }

  /** Whether a section says the page's title once more: then the page stands for it. */
  isTitle(section: number): boolean {
    return section > 0 && this.headings[section] === this.names.titles[0];
  }

  /** Whether a query is the page's title, and nothing else. */
  isNamed({ key, whole }: Query): boolean {
    const { titles } = this.names;
    return titles.includes(key) || titles.includes(whole);
  }

  /** What is added to the score of the page for a query that names it, or something of it. */
  exactness(query: Query): number {
    const { titles, keywords, messages, all } = this.names;
    if (this.isNamed(query)) return TITLE;
    if (keywords.has(query.key) || keywords.has(query.whole)) return KEYWORD;
    if (titles.some((title) => query.others.has(title))) return OTHER_TITLE;
    const quoted = messages.filter((message) => isQuoted(message, query.whole)).length;
    if (quoted > 0) return QUOTED_MESSAGE * quoted;
    for (const other of query.others) if (keywords.has(other)) return OTHER_KEYWORD;
    return NAME_PART * partNamed(query, all);
  }

  /** The same for a section's heading. That of the page and its own section is the title: `exactness` knows it by itself. */
  headingExactness(section: number, { key, others }: Query): number {
    if (section === 0)
      return this.names.titles.some((title) => others.has(title)) ? OTHER_HEADING : 0;
    const heading = this.headings[section]!;
    if (heading === key && section > 1) return HEADING;
    if (others.has(heading)) return OTHER_HEADING;
    return key.length > SHORT && heading.includes(key) ? IN_HEADING : 0;
  }
}
