import type { Found, Segment } from '../engine/types';
import { create, set } from './dom';
import styles from './results.module.css';

/** Whether a text stands in an element already: with each letter of a word many headings stay as they were. */
const holds = ({ childNodes }: Element, segments: readonly Segment[]): boolean =>
  childNodes.length === segments.length &&
  segments.every(
    ({ text, marked }, index) =>
      childNodes[index]!.textContent === text && childNodes[index] instanceof Element === marked,
  );

/** Puts a text with its marks into an element, as text nodes. */
function write(place: Element, segments: readonly Segment[]): void {
  if (holds(place, segments)) return;
  place.replaceChildren(
    ...segments.map(({ text, marked }) => (marked ? create('mark', undefined, text) : text)),
  );
}

/** A row of the results: a link that is an option, with the heading, the match marked in it, and some of the text. */
export class ResultRow {
  private readonly title = create('span', styles.title);
  private readonly text = create('span', styles.text);
  readonly element = create('a', styles.row, this.title, this.text);
  private found: Found | undefined;
  /** Whether the document shows its result. */
  isWritten = false;

  constructor() {
    this.element.tabIndex = -1;
    this.element.setAttribute('role', 'option');
    this.element.setAttribute('aria-selected', 'false');
  }

  /** Takes a result; another one than before is not written yet. */
  take(found: Found, id: string): void {
    if (this.found !== found) this.isWritten = false;
    this.found = found;
    set(this.element, 'id', id);
  }

  /** Forgets its result: what is still to come for it is not written. */
  leave(): void {
    this.found = undefined;
  }

  /** Writes the heading, and the text if it is there already. */
  write(): void {
    if (!this.found || this.isWritten) return;
    const { url, heading, snippet } = this.found;
    set(this.element, 'href', url);
    write(this.title, heading);
    write(this.text, typeof snippet === 'function' ? [] : snippet);
    this.isWritten = true;
  }

  /** Loads and writes the text. */
  async writeText(): Promise<void> {
    const { found } = this;
    if (typeof found?.snippet !== 'function') return;
    const segments = await found.snippet().catch(() => []);
    if (this.found === found) write(this.text, segments);
  }
}
