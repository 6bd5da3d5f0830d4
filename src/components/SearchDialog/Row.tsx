import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useRef, type LiHTMLAttributes, type MouseEvent, type ReactElement} from 'react';
import type {ResultItem} from '../../plugins/search/client/docSearch';
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

/**
 * A result: the heading with the match marked, and some of the text. Its inside is written into the document by hand:
 * React would make and compare ten objects for each of up to 20 results at each key.
 */
export default function Row({item, list: {collection, getItemProps, onItemClick}}: Props): ReactElement {
  const history = useHistory();
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const link = row.current!.querySelector('a') ?? row.current!.appendChild(createLink((url) => leaveTo(history, url)));
    return writeFound(link, item.url, item._snippetResult!);
  }, [history, item]);
  const own = getItemProps({item, source: collection.source, onClick: (event) => onItemClick(item, event)});
  return <li ref={row} className="DocSearch-Hit" {...own} role="treeitem" />;
}
