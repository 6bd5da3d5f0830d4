import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useRef, type LiHTMLAttributes, type MouseEvent, type ReactElement} from 'react';
import type {ResultItem} from '../../plugins/search/client/docSearch';
import {afterPaint} from './afterPaint';
import {createLink, writeFound} from './foundLink';
import {leaveTo} from './leaveTo';

interface Props {
  item: ResultItem;
  /** What DocSearch knows of the list that the row is in. */
  list: {
    collection: {source: unknown};
    getItemProps: (row: {item: ResultItem; source: unknown; onClick: (event: MouseEvent) => void}) => LiHTMLAttributes<HTMLLIElement>;
    onItemClick: (item: ResultItem, event: MouseEvent) => void;
  };
}

/** A phone 915 px high shows so many results; those below come when these have been painted. */
const SEEN_AT_ONCE = 12;

/**
 * A result: the heading with the match marked, and some of the text. Its inside is written into the document by hand:
 * React would make and compare ten objects for each of up to 20 results at each key.
 */
export default function Row({item, list: {collection, getItemProps, onItemClick}}: Props): ReactElement {
  const history = useHistory();
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const {place, found} = item._snippetResult!;
    const show = (): (() => void) => {
      const link = row.current!.querySelector('a') ?? row.current!.appendChild(createLink((url) => leaveTo(history, url)));
      return writeFound(link, item.url, found);
    };
    return place < SEEN_AT_ONCE ? show() : afterPaint(show);
  }, [history, item]);
  const own = getItemProps({item, source: collection.source, onClick: (event) => onItemClick(item, event)});
  return <li ref={row} className="DocSearch-Hit" {...own} role="treeitem" />;
}
