import {useHistory} from '@docusaurus/router';
import {Children, useLayoutEffect, useRef, type LiHTMLAttributes, type MouseEvent as ReactMouseEvent, type ReactElement, type ReactNode} from 'react';
import type {ResultItem} from '../../plugins/search/client/docSearch';
import type {Found, Segment} from '../../plugins/search/client/types';
import {leaveTo} from './leaveTo';
import styles from './results.module.css';

/** Results change with every key: a text is asked for when they have stood for so long. */
const SNIPPET_DELAY_MS = 120;

function mark(text: string): HTMLElement {
  const element = document.createElement('mark');
  element.textContent = text;
  return element;
}

/** Puts a text with its marks into an element, as text nodes. */
const write = (element: Element, segments: readonly Segment[]): void => element.replaceChildren(...segments.map(({text, marked}) => (marked ? mark(text) : text)));

/** Puts the text around a match into an element: at once, or loaded when the result has stood for a while. Returns the end of it. */
function writeSnippet(element: Element, snippet: Found['snippet']): () => void {
  let gone = false;
  const load = async (): Promise<void> => {
    const segments = typeof snippet === 'function' ? await snippet().catch(() => []) : snippet;
    if (!gone) write(element, segments);
  };
  element.replaceChildren();
  const timer = typeof snippet === 'function' ? window.setTimeout(load, SNIPPET_DELAY_MS) : void load();
  return () => {
    gone = true;
    window.clearTimeout(timer);
  };
}

const isPlain = (event: MouseEvent | ReactMouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link of a row, with an element for the heading and one for the text. */
function createLink(navigate: (url: string) => void): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = styles.found!;
  link.tabIndex = -1;
  for (const name of ['DocSearch-Hit-title', 'DocSearch-Hit-path']) link.appendChild(document.createElement('span')).className = name;
  link.addEventListener('click', (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    navigate(link.getAttribute('href')!);
  });
  return link;
}

/** Writes a result into its link. Returns the end of it. */
function writeFound(link: HTMLAnchorElement, url: string, {heading, snippet}: Found): () => void {
  const [title, text] = link.children;
  link.setAttribute('href', url);
  write(title!, heading);
  return writeSnippet(text!, snippet);
}

interface RowProps {
  item: ResultItem;
  /** What DocSearch knows of the list that the row is in. */
  list: {
    collection: {source: unknown};
    getItemProps: (row: {item: ResultItem; source: unknown; onClick: (event: ReactMouseEvent) => void}) => LiHTMLAttributes<HTMLLIElement>;
    onItemClick: (item: ResultItem, event: ReactMouseEvent) => void;
  };
}

/**
 * A result: the heading with the match marked, and some of the text. Its inside is written into the document by hand:
 * React would make and compare ten objects for each of up to 20 results at each key.
 */
function Row({item, list: {collection, getItemProps, onItemClick}}: RowProps): ReactElement {
  const history = useHistory();
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const link = row.current!.querySelector('a') ?? row.current!.appendChild(createLink((url) => leaveTo(history, url)));
    return writeFound(link, item.url, item._snippetResult!);
  }, [history, item]);
  const own = getItemProps({item, source: collection.source, onClick: (event) => onItemClick(item, event)});
  return <li ref={row} className="DocSearch-Hit" {...own} role="treeitem" />;
}

interface Props {
  hit: unknown;
  /** DocSearch's own row: its icon, and the buttons. */
  children: ReactNode;
}

/** A recent search: DocSearch's own row with the name of its page. */
function Result({hit, children}: Props): ReactElement {
  const {url, title, hierarchy} = hit as ResultItem;
  const history = useHistory();
  const onClick = (event: ReactMouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    leaveTo(history, url);
  };
  const [icon, ...buttons] = Children.toArray((children as ReactElement<{children: ReactNode}>).props.children);
  return (
    <div className="DocSearch-Hit-Container">
      <a href={url} tabIndex={-1} onClick={onClick}>
        {icon}
        <span className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">{title}</span>
          <span className="DocSearch-Hit-path">{hierarchy.lvl0}</span>
        </span>
      </a>
      {buttons}
    </div>
  );
}

/** DocSearch asks for it by this name (`docSearchLoader.js`). */
Result.Row = Row;

export default Result;
