import {useHistory} from '@docusaurus/router';
import {Children, useLayoutEffect, useRef, type MouseEvent, type ReactElement, type ReactNode} from 'react';
import type {ResultItem} from '../../plugins/search/client/docSearch';
import type {Found, Segment} from '../../plugins/search/client/types';
import {leaveTo} from './leaveTo';
import styles from './results.module.css';

interface Props {
  hit: unknown;
  /** DocSearch's own row: its icon, and the buttons of a recent search. */
  children: ReactNode;
}

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

/**
 * A result: the heading with the match marked, and some of the text. Both are written into the document by hand: React
 * would make and compare six objects for each of up to 20 results at each key.
 */
function FoundRow({found, link}: {found: Found; link: object}): ReactElement {
  const title = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    write(title.current!, found.heading);
    return writeSnippet(text.current!, found.snippet);
  }, [found]);
  return (
    <a className={styles.found} {...link}>
      <span className="DocSearch-Hit-title" ref={title} />
      <span className="DocSearch-Hit-path" ref={text} />
    </a>
  );
}

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A row of the list: a result, or a recent one, which is DocSearch's own row with the name of its page. */
export default function Result({hit, children}: Props): ReactElement {
  const {url, title, hierarchy, _snippetResult: found} = hit as ResultItem;
  const history = useHistory();
  const link = {
    href: url,
    tabIndex: -1,
    onClick(event: MouseEvent) {
      if (!isPlain(event)) return;
      event.preventDefault();
      leaveTo(history, url);
    },
  };
  if (found) return <FoundRow found={found} link={link} />;
  const [icon, ...buttons] = Children.toArray((children as ReactElement<{children: ReactNode}>).props.children);
  return (
    <div className="DocSearch-Hit-Container">
      <a {...link}>
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
