import {FIELD, FIELD_LEVELS, KEYWORD_SEPARATOR, shardOf, TEXT_LEVELS, type Core, type Lists} from '../format';
import {beginningWith, eachPosting, frequency, near, readLists, type Lexicon} from './lexicon';
import {Scores} from './scores';
import {keyOf, parseQuery, type Query, type Unit, type Wording} from './query';

/** A place in the book that answers a query. */
export interface Place {
  /** Number of the page in the index, and of the section on it; 0 is what stands before the first heading. */
  page: number;
  section: number;
  score: number;
}

/** The places found and what to mark in their texts. */
export interface Answer {
  /** Grouped by page, the best page first; on a page the best place first. */
  places: Place[];
  /** Words and phrases, those of the query first. */
  marks: string[];
  /** Those that the query has itself. */
  own: string[];
}

/** What a place in a title, heading … is worth; one with several counts the highest in full. */
const FIELD_WORTH: ReadonlyArray<readonly [field: number, worth: number]> = [
  [FIELD.title, 10],
  [FIELD.heading, 7],
  [FIELD.keyword, 5],
  [FIELD.alias, 4.5],
  [FIELD.description, 3],
];
const WORTH_OF_FIELDS = Array.from({length: FIELD_LEVELS}, (_, fields) => {
  const [first = 0, second = 0] = FIELD_WORTH.filter(([field]) => fields & field).map(([, worth]) => worth);
  return first + second / 5;
});
const WORTH_IN_TEXT = [1, 1.5, 2.3, 2.8];

const HAN = /^\p{Script=Han}/u;

/** A synonym, a longer word, a mistyped word are worth less than what was asked for. */
const SYNONYM = 0.6;
const LONGER = 0.75;
const MISTYPED = 0.6;
const PART = 0.5;

/** Part of a page's own worth (title, keywords) that each of its sections has. */
const INHERITED = 0.3;
/** A page that holds everything somewhere, against a section that holds it all. */
const SPREAD = 0.8;

/** What a query is worth on top that is a page's title, one of its keywords, or a synonym of these, and nothing else. */
const TITLE = 100;
const KEYWORD = 60;
const OTHER_TITLE = 50;
const OTHER_KEYWORD = 15;
/** The same for a section's heading; for a heading that has the query in it. */
const HEADING = 45;
const OTHER_HEADING = 12;
const IN_HEADING = 12;

const MAX_PAGES = 8;
const MAX_PLACES_ON_PAGE = 5;
const CANDIDATES = 40;
const MAX_LONGER = 24;
const MAX_MISTYPED = 8;

/** A place that has less than this part of its page's best score is not shown. */
const WORTH_SHOWING = 0.4;

interface Row {
  route: string;
  /** Number of its first record; its sections follow. */
  first: number;
  count: number;
  titleKeys: string[];
  keywordKeys: Set<string>;
  headingKeys: string[];
}

/** A term to look up, and what finding it is worth. */
interface Lookup {
  term: string;
  factor: number;
}

/** Searches the files of the embedded index. Knows nothing of the network: it is handed each file. */
export class EmbeddedIndex {
  private readonly core: Lexicon;
  private readonly shards = new Map<number, Lexicon>();
  private readonly rows: Row[];
  private readonly records: number;
  /** Number of the page that a record belongs to. */
  private readonly pageOf: Uint16Array;

  constructor(private readonly data: Core) {
    this.core = readLists(data.lists);
    let first = 0;
    this.rows = data.pages.map(([route, title, titleEn, , keywords], page) => {
      const sections = data.sections[page]!;
      const row: Row = {
        route,
        first,
        count: 1 + sections.length / 2,
        titleKeys: [...new Set([keyOf(title), keyOf(titleEn), keyOf(`${title} ${titleEn}`), keyOf(route)])],
        keywordKeys: new Set(keywords.split(KEYWORD_SEPARATOR).map(keyOf)),
        headingKeys: [],
      };
      first += row.count;
      return row;
    });
    this.records = first;
    this.pageOf = new Uint16Array(first);
    this.rows.forEach((row, page) => this.pageOf.fill(page, row.first, row.first + row.count));
  }

  /** Takes in the words of the texts of one file. */
  addShard(shard: number, lists: Lists): void {
    this.shards.set(shard, readLists(lists));
  }

  /**
   * The files that a query needs and that are not here yet. Synonyms are looked up in titles, headings and keywords.
   * @param all whether to tell those as well that are here
   */
  missingShards(text: string, all = false): number[] {
    const terms = parseQuery(text).units.flatMap(({own}) => [...own.terms, ...own.parts]);
    const needed = new Set(terms.filter((term) => term.length > 1).map((term) => shardOf(term, this.data.shards)));
    return [...needed].filter((shard) => all || !this.shards.has(shard));
  }

  private texts(term: string): Lexicon | undefined {
    return this.shards.get(shardOf(term, this.data.shards));
  }

  private known(term: string): boolean {
    const texts = this.texts(term);
    return frequency(this.core, term) > 0 || (texts !== undefined && frequency(texts, term) > 0);
  }

  /** How telling a term is: the rarer the more. */
  private weight(term: string): number {
    const texts = this.texts(term);
    const records = Math.max(frequency(this.core, term), texts ? frequency(texts, term) : 0);
    return Math.log(1 + (this.records - records + 0.5) / (records + 0.5));
  }

  /** A term as written, and longer ones; failing those, mistyped ones. */
  private lookups(term: string, han: boolean, own: boolean): Lookup[] {
    const lexicons = [this.core, ...(this.texts(term) ? [this.texts(term)!] : [])];
    const found: Lookup[] = this.known(term) ? [{term, factor: 1}] : [];
    // A synonym is a whole word.
    if (!own || (han && term.length > 1)) return found;
    if (term.length > 1 || han || found.length === 0) {
      const longer = new Set(lexicons.flatMap((lexicon) => beginningWith(lexicon, term, MAX_LONGER)));
      for (const other of longer) found.push({term: other, factor: LONGER * Math.sqrt(term.length / other.length)});
    }
    if (found.length === 0 && !han) {
      for (const other of near(lexicons, term, MAX_MISTYPED)) found.push({term: other, factor: MISTYPED});
    }
    return found;
  }

  /**
   * Adds what a wording is worth in each record to `scores`, keeping the higher one.
   * @param full whether to look into the texts as well
   */
  private scoreWording(wording: Wording, factor: number, full: boolean, scores: Scores, marks: Set<string>): void {
    const sums = new Scores(this.records);
    const matched = new Scores(this.records);
    let total = 0;
    let terms = wording.terms.map((term) => ({term, lookups: this.lookups(term, wording.han || HAN.test(term), full)}));
    let partFactor = 1;
    if (wording.parts.length > 0 && terms.every(({lookups}) => lookups.length === 0)) {
      terms = wording.parts.map((term) => ({term, lookups: this.lookups(term, false, full)}));
      partFactor = PART;
    }
    for (const {term, lookups} of terms) {
      const own = this.weight(term);
      total += own;
      const best = new Scores(this.records);
      for (const lookup of lookups) {
        const weight = Math.min(own, this.weight(lookup.term)) * lookup.factor;
        const worth = new Scores(this.records);
        eachPosting(this.core, lookup.term, FIELD_LEVELS, (record, fields) => worth.add(record, WORTH_OF_FIELDS[fields]!));
        const texts = full ? this.texts(lookup.term) : undefined;
        if (texts) eachPosting(texts, lookup.term, TEXT_LEVELS, (record, level) => worth.add(record, WORTH_IN_TEXT[level]!));
        worth.each((record, value) => best.raise(record, value * weight));
        if (lookup.factor < 1 && full) marks.add(lookup.term);
      }
      best.each((record, value) => {
        sums.add(record, value);
        matched.add(record, own);
      });
    }
    sums.each((record, sum) => {
      const part = matched.of(record) / total;
      scores.raise(record, sum * part * part * factor * partFactor);
    });
  }

  private scoreUnit({own, others}: Unit, marks: Set<string>): Scores {
    const scores = new Scores(this.records);
    this.scoreWording(own, 1, true, scores, marks);
    for (const mark of own.marks) marks.add(mark);
    for (const other of others) {
      this.scoreWording(other, SYNONYM, false, scores, marks);
      const [phrase] = other.marks;
      if (phrase && other.marks.length === 1) marks.add(phrase);
      else if (phrase && other.han) marks.add(phrase);
    }
    return scores;
  }

  /** What a query that names the page, or something of it, exactly is worth on top. */
  private exactness(row: Row, query: Query): number {
    const {key, units} = query;
    if (row.titleKeys.includes(key)) return TITLE;
    if (row.keywordKeys.has(key)) return KEYWORD;
    const [unit] = units;
    if (units.length === 1 && unit) {
      if (unit.others.some((other) => row.titleKeys.includes(other.key))) return OTHER_TITLE;
      if (unit.others.some((other) => row.keywordKeys.has(other.key))) return OTHER_KEYWORD;
    }
    return 0;
  }

  private headingKeys(page: number): string[] {
    const row = this.rows[page]!;
    if (row.headingKeys.length === 0) row.headingKeys = ['', ...this.data.sections[page]!.filter((_, index) => index % 2 === 1).map(keyOf)];
    return row.headingKeys;
  }

  /** Finds the places that answer a query, with the files that are here. */
  search(text: string): Answer {
    const query = parseQuery(text);
    const marks = new Set<string>();
    if (query.units.length === 0) return {places: [], marks: [], own: []};
    const units = query.units.map((unit) => ({scores: this.scoreUnit(unit, marks), weight: Math.max(...unit.own.terms.map((term) => this.weight(term)))}));
    const wanted = units.reduce((sum, {weight}) => sum + weight, 0);

    const scores = new Float64Array(this.records);
    const pageScores = new Float64Array(this.rows.length);
    this.rows.forEach((row, page) => {
      let spread = 0;
      let spreadWeight = 0;
      let best = 0;
      const covered = new Float64Array(row.count);
      for (const {scores: unit, weight} of units) {
        const inherited = unit.of(row.first) * INHERITED;
        let highest = 0;
        for (let section = 0; section < row.count; section++) {
          const own = unit.of(row.first + section);
          highest = Math.max(highest, own);
          const worth = section > 0 ? own + inherited : own;
          if (worth === 0) continue;
          scores[row.first + section] = scores[row.first + section]! + worth;
          covered[section] = covered[section]! + weight * (own > 0 ? 1 : 0.7);
        }
        spread += highest;
        if (highest > 0) spreadWeight += weight;
      }
      for (let section = 0; section < row.count; section++) {
        const part = covered[section]! / wanted;
        const score = scores[row.first + section]! * part * part;
        scores[row.first + section] = score;
        best = Math.max(best, score);
      }
      const part = spreadWeight / wanted;
      pageScores[page] = Math.max(best, spread * part * part * SPREAD);
    });

    const candidates = [...pageScores.keys()].filter((page) => pageScores[page]! > 0).sort((a, b) => pageScores[b]! - pageScores[a]!);
    const ranked = candidates.slice(0, CANDIDATES).map((page) => {
      const exact = this.exactness(this.rows[page]!, query);
      let heading = 0;
      this.headingKeys(page).forEach((key, section) => {
        if (section === 0 || !key) return;
        const bonus =
          key === query.key ? HEADING
          : query.units.length === 1 && query.units[0]!.others.some((other) => other.key === key) ? OTHER_HEADING
          : query.key.length > 2 && ` ${key} `.includes(` ${query.key} `) ? IN_HEADING
          : 0;
        const record = this.rows[page]!.first + section;
        scores[record] = scores[record]! + bonus;
        heading = Math.max(heading, bonus);
      });
      // The earlier page of two equals: the book goes from the ground up.
      return {page, exact, score: (pageScores[page]! + exact + heading) * (1 - page / this.rows.length / 20)};
    });
    ranked.sort((a, b) => b.score - a.score);
    return {places: ranked.slice(0, MAX_PAGES).flatMap(({page, exact, score}) => this.placesOn(page, exact === TITLE, score, scores)), marks: [...marks], own: query.units.flatMap(({own}) => own.marks)};
  }

  /** Whether a section says the page's title once more: then the page stands for it. */
  private isTitle(page: number, section: number): boolean {
    return section > 0 && this.headingKeys(page)[section] === this.rows[page]!.titleKeys[0];
  }

  /** @param named whether the query is the page's title: then the page comes before its sections */
  private placesOn(page: number, named: boolean, score: number, scores: Float64Array): Place[] {
    const {first, count} = this.rows[page]!;
    for (let section = 1; section < count; section++) {
      if (this.isTitle(page, section)) scores[first] = Math.max(scores[first]!, scores[first + section]!);
    }
    const order = (section: number): number => (named && section === 0 ? Infinity : scores[first + section]!);
    const places = Array.from({length: count}, (_, section) => ({page, section, score: scores[first + section]!}))
      .filter(({section, score: own}) => own > 0 && !this.isTitle(page, section))
      .sort((a, b) => order(b.section) - order(a.section) || a.section - b.section)
      .slice(0, MAX_PLACES_ON_PAGE);
    const best = Math.max(0, ...places.map(({score: own}) => own));
    const shown = places.filter(({section, score: own}) => own >= best * WORTH_SHOWING || (named && section === 0));
    return shown.length > 0 ? shown : [{page, section: 0, score}];
  }
}
