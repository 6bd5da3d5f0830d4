import {KEYWORD_SEPARATOR, type Core} from '../format';
import {keyOf} from './atoms';
import type {Query} from './query';
import {HEADING, IN_HEADING, KEYWORD, OTHER_HEADING, OTHER_KEYWORD, OTHER_TITLE, QUOTED_MESSAGE, TITLE} from './worth';

/** So many Latin words in a row are a message, not a name that happens to be in another query. */
const MESSAGE = /^(?:[\x21-\x7e]+ ){2,}[\x21-\x7e]+$/;

/** What a page is called, as keys. */
interface Names {
  /** Chinese, English, both, and its route. */
  titles: readonly string[];
  keywords: ReadonlySet<string>;
  /** Those of its keywords that are messages. */
  messages: readonly string[];
}

function namesOf([route, title, titleEn, , words]: Core['pages'][number]): Names {
  const keywords = new Set(words.split(KEYWORD_SEPARATOR).map(keyOf));
  return {
    titles: [keyOf(title), keyOf(titleEn), keyOf(`${title} ${titleEn}`), keyOf(route)],
    keywords,
    messages: [...keywords].filter((keyword) => MESSAGE.test(keyword)),
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
    this.count = 1 + sections.length / 2;
  }

  /** Worked out for the first query that finds something on the page: all pages together take longer than the search. */
  private get names(): Names {
    return (this.knownNames ??= namesOf(this.texts));
  }

  private get headings(): string[] {
    return (this.headingKeys ??= ['', ...this.sections.filter((_, index) => index % 2 === 1).map(keyOf)]);
  }

  /** Whether a section says the page's title once more: then the page stands for it. */
  isTitle(section: number): boolean {
    return section > 0 && this.headings[section] === this.names.titles[0];
  }

  /** Whether a query is the page's title, and nothing else. */
  isNamed({key}: Query): boolean {
    return this.names.titles.includes(key);
  }

  /** What a query that names the page, or something of it, is worth on top. */
  exactness(query: Query): number {
    if (this.isNamed(query)) return TITLE;
    const {titles, keywords, messages} = this.names;
    if (keywords.has(query.key)) return KEYWORD;
    const others = query.units.length === 1 ? query.units[0]!.others : [];
    if (others.some(({key}) => titles.includes(key))) return OTHER_TITLE;
    const quoted = messages.filter((message) => ` ${query.whole} `.includes(` ${message} `)).length;
    if (quoted > 0) return QUOTED_MESSAGE * quoted;
    return others.some(({key}) => keywords.has(key)) ? OTHER_KEYWORD : 0;
  }

  /** The same for a section's heading. */
  headingExactness(section: number, {key, units}: Query): number {
    const heading = this.headings[section]!;
    if (!heading) return 0;
    if (heading === key) return HEADING;
    if (units.length === 1 && units[0]!.others.some((other) => other.key === heading)) return OTHER_HEADING;
    return key.length > 2 && ` ${heading} `.includes(` ${key} `) ? IN_HEADING : 0;
  }
}
