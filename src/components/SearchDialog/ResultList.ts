import type {ResultItem} from '../../plugins/search/client/docSearch';
import {afterPaint} from './afterPaint';
import {create} from './dom';
import {ResultRow, type ItemProps} from './ResultRow';

/** The results of one page, as DocSearch has them. */
interface Collection {
  source: unknown;
  items: readonly ResultItem[];
}

/** What DocSearch says about its results. */
export interface ListProps {
  state: {collections: readonly Collection[]};
  getItemProps: (row: {item: ResultItem; source: unknown; onClick: (event: MouseEvent) => void}) => ItemProps;
  onItemClick: (item: ResultItem, event: MouseEvent) => void;
}

export const RESULTS_ID = 'search-results';

/** A phone 915 px high shows so many results; those below come when these have been painted. */
const SEEN_AT_ONCE = 12;

/** Results change with every key: their texts are asked for when they have stood for so long. */
const TEXT_DELAY_MS = 120;

/** The elements for the results of one page. */
interface Group {
  element: HTMLElement;
  title: HTMLElement;
  list: HTMLElement;
  rows: ResultRow[];
}

function createGroup(number: number): Group {
  const title = create('div', 'DocSearch-Hit-source');
  const list = create('ul');
  list.id = `${RESULTS_ID}-${number}`;
  list.setAttribute('role', 'tree');
  return {element: create('section', 'DocSearch-Hits', title, list), title, list, rows: []};
}

/** Makes these the children of a place, in which at most those at the end are others. */
function keepOnly(place: Element, wanted: ReadonlyArray<{element: Element}>): void {
  while (place.childElementCount > wanted.length) place.lastElementChild!.remove();
  place.append(...wanted.slice(place.childElementCount).map(({element}) => element));
}

/**
 * The list of results. It writes into the document by itself, and into the same elements again for every query: React
 * would make and compare ten objects for each of up to 20 results at each key, and all elements anew for each query.
 */
export class ResultList {
  readonly element = document.createElement('div');
  private readonly groups: Group[] = [];
  private rows: readonly ResultRow[] = [];
  private callOff = (): void => undefined;
  private timer = 0;

  constructor() {
    this.element.id = RESULTS_ID;
  }

  /** Shows results in the place of those before. */
  show(props: ListProps): void {
    const collections = props.state.collections.filter(({items}) => items.length > 0);
    for (const {rows} of this.groups.slice(collections.length)) for (const row of rows) row.leave();
    const groups = collections.map((collection, number) => this.fill((this.groups[number] ??= createGroup(number)), collection, props));
    this.rows = groups.flatMap(({rows}, number) => rows.slice(0, collections[number]!.items.length));
    if (this.rows.every(({isWritten}) => isWritten)) return;
    for (const row of this.rows.slice(0, SEEN_AT_ONCE)) row.write();
    keepOnly(this.element, groups);
    this.callOff();
    this.callOff = afterPaint(() => this.rows.forEach((row) => row.write()));
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.rows.forEach((row) => void row.writeText()), TEXT_DELAY_MS);
  }

  /** Nothing that is still to come is written. */
  leave(): void {
    this.callOff();
    window.clearTimeout(this.timer);
    for (const row of this.rows) row.leave();
  }

  private fill(group: Group, {source, items}: Collection, {getItemProps, onItemClick}: ListProps): Group {
    const [{hierarchy: {lvl0: page}}] = items as [ResultItem];
    if (group.title.textContent !== page) {
      group.title.textContent = page;
      group.list.setAttribute('aria-label', page);
    }
    for (const [index, item] of items.entries()) {
      (group.rows[index] ??= new ResultRow()).take(item, getItemProps({item, source, onClick: (event) => onItemClick(item, event)}));
    }
    for (const row of group.rows.slice(items.length)) row.leave();
    keepOnly(group.list, group.rows.slice(0, items.length));
    return group;
  }
}
