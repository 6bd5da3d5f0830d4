import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useRef, type ReactElement} from 'react';
import {isPlainClick} from '../../plugins/navigation/plainClick';
import {leaveTo} from './leaveTo';
import {ResultList, type ListProps} from './ResultList';

/** There is one dialog at a time; its rows are made once for all queries. */
const list = new ResultList();

/** The results of a query, in the place of DocSearch's own list. */
export default function Results({state, getItemProps, onItemClick}: ListProps): ReactElement {
  const history = useHistory();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.show({
      state,
      getItemProps,
      onItemClick(item, event) {
        if (isPlainClick(event)) {
          event.preventDefault();
          leaveTo(history, item.url);
        }
        onItemClick(item, event);
      },
    });
  });
  useLayoutEffect(() => {
    place.current!.append(list.element);
    return () => list.leave();
  }, []);
  return <div ref={place} className="DocSearch-Dropdown-Container" />;
}
