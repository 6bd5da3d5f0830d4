import { shardOf, type Core, type Lists } from './format';
import { PageRow } from './pageRow';
import { parseQuery, selectiveTerms, type Query, type Unit } from './query';
import { Ranking, type ScoredUnit } from './ranking';
import { Scores } from './scores';
import { correctedQuery, Vocabulary } from './vocabulary';
import { WordIndex } from './wordIndex';
import { SYNONYM } from './weights';

/** A place in the book that answers a query. */
export interface Place {
  /** Number of the page in the index, and of the section on it; 0 is what stands before the first heading. */
  page: number;
  section: number;
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

/** No query loads more than so many files: the first result of every query takes less than 150 kB then (136 pages). */
const MAX_SHARDS = 8;

/** So many places are shown of the best page, of the second, and so on: fewer of what is less likely meant, 20 in all. */
const PLACES = [5, 4, 3, 2, 2, 2, 1, 1];

/** A place that has less than this part of its page's best score is not shown. */
const MIN_SHOWN_PART = 0.4;

/** Searches the files of the embedded index. Knows nothing of the network: it is handed each file. */
export class EmbeddedIndex {
  private readonly vocabulary: Vocabulary;
  private readonly words: WordIndex;
  private meant: { text: string; query: Query } | undefined;
  private readonly ranking: Ranking;

  constructor(private readonly core: Core) {
    let records = 0;
    const pageOf: number[] = [];
    const rows = core.pages.map((page, index) => {
      const row = new PageRow(index, page, core.sections[index]!, records);
      records += row.count;
      for (let record = 1; record < row.count; record++) pageOf.push(index);
      return row;
    });
    this.vocabulary = new Vocabulary(core.lists, core.shards, pageOf.length);
    this.words = new WordIndex(this.vocabulary, Uint16Array.from(pageOf), records);
    this.ranking = new Ranking(rows, records);
  }

  /** Takes in the words of the texts of one file. */
  addShard(shard: number, lists: Lists): void {
    this.vocabulary.addShard(shard, lists);
    this.meant = undefined;
  }

  /** The files that a query needs, and from now on the only ones that are looked into. */
  private useShards(text: string): number[] {
    // The words that are written come first: which files these need is not changed by what is loaded.
    const written = this.shardsOf(parseQuery(text));
    this.vocabulary.use(written);
    const needed = [...new Set([...written, ...this.shardsOf(this.corrected(text))])];
    const used = needed.slice(0, MAX_SHARDS);
    this.vocabulary.use(used);
    return used;
  }

  private shardsOf(query: Query): number[] {
    const shards = selectiveTerms(query).map((term) => shardOf(term, this.core.shards));
    return [...new Set(shards)].slice(0, MAX_SHARDS);
  }

  /**
   * The files that a query needs and that are not here yet. Synonyms are looked up in titles, headings and keywords.
   * @param all whether to tell those as well that are here
   */
  missingShards(text: string, all = false): number[] {
    return this.useShards(text).filter((shard) => all || !this.vocabulary.hasShard(shard));
  }

  /** The query with its spelling corrected, as far as its words are here. */
  private corrected(text: string): Query {
    if (this.meant?.text !== text)
      this.meant = { text, query: correctedQuery(text, this.vocabulary) };
    return this.meant.query;
  }

  /** Finds the places that answer a query, with the files that are here. */
  search(text: string): Answer {
    this.useShards(text);
    const query = this.corrected(text);
    const own = query.units.flatMap((unit) => unit.own.marks);
    const marks = new Set(own);
    const isOne = query.units.length === 1;
    const units = query.units.map((unit) => this.scoreUnit(unit, isOne, marks));
    const best = this.ranking.best(units, query, PLACES.length);
    return {
      places: best.flatMap((row, rank) => this.placesOn(row, query).slice(0, PLACES[rank])),
      marks: [...marks],
      own,
    };
  }

  /** The places of a page that are shown. The page itself comes first when the query is its title. */
  private placesOn(row: PageRow, query: Query): Place[] {
    const named = row.isNamed(query);
    const scores = Array.from({ length: row.count }, (_, section) =>
      this.ranking.ofSection(row, section),
    );
    for (let section = 1; section < row.count; section++) {
      if (!row.isTitle(section)) continue;
      scores[0] = Math.max(scores[0]!, scores[section]!);
      scores[section] = 0;
    }
    const best = Math.max(...scores);
    const shown = [...scores.keys()].filter(
      (section) =>
        (named && section === 0) ||
        (scores[section]! > 0 && scores[section]! >= best * MIN_SHOWN_PART),
    );
    const order = (section: number): number =>
      named && section === 0 ? Infinity : scores[section]!;
    const places = shown.sort((a, b) => order(b) - order(a) || a - b);
    // The first section is the page's own, with what stands above the first heading.
    return (places.length > 0 ? places : [0]).map((section) => ({
      page: row.page,
      section: Math.max(0, section - 1),
    }));
  }

  /**
   * @param isOne whether the query asks for nothing else: then a synonym nowhere scores higher than the best hit of the words
   * themselves, if there is one that has them all
   */
  private scoreUnit({ own, others }: Unit, isOne: boolean, marks: Set<string>): ScoredUnit {
    const scores = new Scores(this.words.records);
    // Of what no phrase claims, two characters that never stand together are the edges of two words.
    const terms = own.han && others.length === 0 ? this.vocabulary.known(own.terms) : own.terms;
    const { found, highest } = this.words.scoreWording({ ...own, terms }, 1, true, scores);
    found.forEach((word) => marks.add(word));
    const most = (isOne && highest) || Infinity;
    const idf = this.vocabulary.highestIdf(terms);
    for (const other of others) {
      // What is rare in titles only is worth no more than what the reader wrote.
      const factor =
        SYNONYM * Math.sqrt(Math.min(1, idf / this.vocabulary.highestIdf(other.terms)));
      this.words.scoreWording(other, factor, false, scores, most);
      const [phrase] = other.marks;
      if (phrase && (other.han || other.marks.length === 1)) marks.add(phrase);
    }
    return { scores, idf };
  }
}
