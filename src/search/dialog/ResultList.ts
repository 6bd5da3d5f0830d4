import type { Found } from '../engine/types';
import { create, keepOnly, set } from './dom';
import { ResultRow } from './ResultRow';
import styles from './results.module.css';

const ID = 'search-results';

/** A phone 915 px high shows so many results; those below come when these have been painted. */
const SEEN_AT_ONCE = 12;

/** Results change with every key: their texts are asked for when they have stood for so long. */
const TEXT_DELAY_MS = 120;

/** The elements for the results of one page. */
interface Group {
  element: HTMLElement;
  title: HTMLElement;
  rows: ResultRow[];
}

function createGroup(number: number): Group {
  const title = create('div', styles.page);
  title.id = `${ID}-page-${number}`;
  const element = create('div', undefined, title);
  element.setAttribute('role', 'group');
  element.setAttribute('aria-labelledby', title.id);
  return { element, title, rows: [] };
}

/** The results page by page: those of one page stand in a row. */
function byPage(results: readonly Found[]): Found[][] {
  const pages: Found[][] = [];
  for (const found of results) {
    if (pages.at(-1)?.[0]!.page === found.page) pages.at(-1)!.push(found);
    else pages.push([found]);
  }
  return pages;
}

/** Does some work when the browser has shown what stands in the document now. Returns how to call it off. */
function afterPaint(work: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The listbox. It writes into the same elements again for every query: to make them anew takes longer than the search. */
export class ResultList {
  readonly element = create('div');
  private readonly groups: Group[] = [];
  private rows: readonly ResultRow[] = [];
  private active: HTMLElement | undefined;
  private callOff = (): void => undefined;
  private timer = 0;

  constructor() {
    this.element.id = ID;
    this.element.setAttribute('role', 'listbox');
  }

  /** Shows results in the place of those before. */
  show(results: readonly Found[], label: string): void {
    set(this.element, 'aria-label', label);
    const pages = byPage(results);
    let number = 0;
    const groups = pages.map((found, index) =>
      this.fill((this.groups[index] ??= createGroup(index)), found, () => `${ID}-${number++}`),
    );
    for (const { rows } of this.groups.slice(pages.length)) for (const row of rows) row.leave();
    this.rows = groups.flatMap(({ rows }, index) => rows.slice(0, pages[index]!.length));
    if (this.rows.length > 0 && this.rows.every(({ isWritten }) => isWritten)) return;
    for (const row of this.rows.slice(0, SEEN_AT_ONCE)) row.write();
    keepOnly(
      this.element,
      groups.map(({ element }) => element),
    );
    this.callOff();
    this.callOff = afterPaint(() => this.rows.forEach((row) => row.write()));
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(
      () => this.rows.forEach((row) => void row.writeText()),
      TEXT_DELAY_MS,
    );
  }

  /**
   * Marks the active result.
   * @returns its id
   */
  activate(number: number): string | undefined {
    const option = this.rows[number]?.element;
    if (this.active !== option) this.active?.setAttribute('aria-selected', 'false');
    this.active = option;
    option?.setAttribute('aria-selected', 'true');
    return option?.id;
  }

  /** Brings the active result into sight, with the name of its page if it is the first one below it. */
  reveal(): void {
    const { active } = this;
    const before = active?.previousElementSibling;
    if (before?.role !== 'option') before?.scrollIntoView({ block: 'nearest' });
    active?.scrollIntoView({ block: 'nearest' });
  }

  /** Number of the result that an event is about. */
  numberOf({ target }: Event): number {
    const option = (target as Element).closest('[role="option"]');
    return this.rows.findIndex(({ element }) => element === option);
  }

  private fill(group: Group, found: readonly Found[], nextId: () => string): Group {
    const [{ page }] = found as [Found];
    if (group.title.textContent !== page) group.title.textContent = page;
    for (const [index, one] of found.entries())
      (group.rows[index] ??= new ResultRow()).take(one, nextId());
    for (const row of group.rows.slice(found.length)) row.leave();
    keepOnly(group.element, [
      group.title,
      ...group.rows.slice(0, found.length).map(({ element }) => element),
    ]);
    return group;
  }
}
