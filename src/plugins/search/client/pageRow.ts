import {KEYWORD_SEPARATOR, type Core} from '../format';
import {keyOf} from './atoms';
import type {Query} from './query';
import {HEADING, IN_HEADING, KEYWORD, OTHER_HEADING, OTHER_KEYWORD, OTHER_TITLE, QUOTED_MESSAGE, TITLE} from './worth';

/** So many Latin words in a row are a message, not a name that happens to be in another query. */
const MESSAGE = /^(?:[\x21-\x7e]+ ){2,}[\x21-\x7e]+$/;

/** A page of the index: where its records are, and what it and its sections are called. */
export class PageRow {
  readonly count: number;
  private readonly titles: string[];
  private readonly keywords: Set<string>;
  private readonly messages: string[];
  private headingKeys: string[] | undefined;

  /**
   * @param page its number
   * @param first number of its first record; its sections follow
   */
  constructor(
    readonly page: number,
    [route, title, titleEn, , keywords]: Core['pages'][number],
    private readonly sections: Core['sections'][number],
    readonly first: number,
  ) {
    this.count = 1 + sections.length / 2;
    this.titles = [keyOf(title), keyOf(titleEn), keyOf(`${title} ${titleEn}`), keyOf(route)];
    this.keywords = new Set(keywords.split(KEYWORD_SEPARATOR).map(keyOf));
    this.messages = [...this.keywords].filter((keyword) => MESSAGE.test(keyword));
  }

  private get headings(): string[] {
    return (this.headingKeys ??= ['', ...this.sections.filter((_, index) => index % 2 === 1).map(keyOf)]);
  }

  /** Whether a section says the page's title once more: then the page stands for it. */
  isTitle(section: number): boolean {
    return section > 0 && this.headings[section] === this.titles[0];
  }

  /** Whether a query is the page's title, and nothing else. */
  isNamed({key}: Query): boolean {
    return this.titles.includes(key);
  }

  /** What a query that names the page, or something of it, is worth on top. */
  exactness(query: Query): number {
    if (this.isNamed(query)) return TITLE;
    if (this.keywords.has(query.key)) return KEYWORD;
    const others = query.units.length === 1 ? query.units[0]!.others : [];
    if (others.some(({key}) => this.titles.includes(key))) return OTHER_TITLE;
    const quoted = this.messages.filter((message) => ` ${query.whole} `.includes(` ${message} `)).length;
    if (quoted > 0) return QUOTED_MESSAGE * quoted;
    return others.some(({key}) => this.keywords.has(key)) ? OTHER_KEYWORD : 0;
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
