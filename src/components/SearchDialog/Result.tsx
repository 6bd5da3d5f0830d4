import {useHistory} from '@docusaurus/router';
import {Children, useEffect, useState, type MouseEvent, type ReactElement, type ReactNode} from 'react';
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

/** A text with its marks, as text nodes. */
export function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** The text around a match: there already, or loaded now that the result is shown. */
function useSnippet(given: Found['snippet']): readonly Segment[] {
  const [loaded, setLoaded] = useState<readonly Segment[]>([]);
  useEffect(() => {
    if (typeof given !== 'function') return undefined;
    let gone = false;
    const timer = window.setTimeout(() => void given().then((segments) => gone || setLoaded(segments), () => undefined), SNIPPET_DELAY_MS);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [given]);
  return typeof given === 'function' ? loaded : given;
}

/** The text around a match. By itself, so that only it is rendered again when its text has come. */
function Snippet({of}: {of: Found}): ReactElement {
  return (
    <span className="DocSearch-Hit-path">
      <Marked segments={useSnippet(of.snippet)} />
    </span>
  );
}

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A result: the heading with the match marked, and some of the text. A recent one is DocSearch's own row with the name
 * of its page. Up to 40 results are rendered at each key, so they have no element that a style can stand in for.
 */
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
  if (found) {
    return (
      <a className={styles.found} {...link}>
        <span className="DocSearch-Hit-title">
          <Marked segments={found.heading} />
        </span>
        <Snippet of={found} />
      </a>
    );
  }
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
