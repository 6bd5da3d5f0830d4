import type {ResultItem} from '../../plugins/search/client/docSearch';
import type {Segment} from '../../plugins/search/client/types';
import {create, set} from './dom';
import styles from './results.module.css';

/** What DocSearch says about an item: its id, whether it is the active one, and what to do at events. */
export interface ItemProps {
  id: string;
  'aria-selected': boolean;
  onMouseMove: (event: MouseEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/** Whether a text stands in an element already: with each letter of a word many headings stay as they were. */
const holds = ({childNodes}: Element, segments: readonly Segment[]): boolean =>
  childNodes.length === segments.length && segments.every(({text, marked}, index) => childNodes[index]!.textContent === text && (childNodes[index] instanceof Element) === marked);

/** Puts a text with its marks into an element, as text nodes. */
function write(place: Element, segments: readonly Segment[]): void {
  if (holds(place, segments)) return;
  place.replaceChildren(...segments.map(({text, marked}) => (marked ? create('mark', undefined, text) : text)));
}

/** A row of the list of results: the heading with the match marked, and some of the text. */
export class ResultRow {
  private readonly title = create('span', 'DocSearch-Hit-title');
  private readonly text = create('span', 'DocSearch-Hit-path');
  private readonly link = create('a', styles.found!, this.title, this.text);
  readonly element = create('li', 'DocSearch-Hit', this.link);
  private item: ResultItem | undefined;
  private props: ItemProps | undefined;
  /** Whether the document shows its item. */
  isWritten = false;

  constructor() {
    this.link.tabIndex = -1;
    this.element.setAttribute('role', 'treeitem');
    this.element.addEventListener('mousemove', (event) => this.props?.onMouseMove(event));
    this.element.addEventListener('mousedown', (event) => this.props?.onMouseDown(event));
    this.element.addEventListener('click', (event) => this.props?.onClick(event));
  }

  /** Takes an item; another one than before is not written yet. */
  take(item: ResultItem, props: ItemProps): void {
    if (this.item !== item) this.isWritten = false;
    this.item = item;
    this.props = props;
    set(this.element, 'id', props.id);
    set(this.element, 'aria-selected', String(props['aria-selected']));
  }

  /** Forgets its item: what is still to come for it is not written. */
  leave(): void {
    this.item = undefined;
  }

  /** Writes the heading, and the text if it is there already. */
  write(): void {
    if (!this.item || this.isWritten) return;
    const {url, _snippetResult: found} = this.item;
    set(this.link, 'href', url);
    write(this.title, found!.heading);
    write(this.text, typeof found!.snippet === 'function' ? [] : found!.snippet);
    this.isWritten = true;
  }

  /** Loads and writes the text. */
  async writeText(): Promise<void> {
    const {item} = this;
    const snippet = item?._snippetResult!.snippet;
    if (typeof snippet !== 'function') return;
    const segments = await snippet().catch(() => []);
    if (this.item === item) write(this.text, segments);
  }
}
