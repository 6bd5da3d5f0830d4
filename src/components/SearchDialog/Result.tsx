import {useHistory} from '@docusaurus/router';
import {Children, type MouseEvent, type ReactElement, type ReactNode} from 'react';
import {isPlainClick} from '../../plugins/navigation/plainClick';
import type {ResultItem} from '../../plugins/search/client/docSearch';
import {leaveTo} from './leaveTo';
import Results from './Results';

interface Props {
  hit: unknown;
  /** DocSearch's own row: its icon, and the buttons. */
  children: ReactNode;
}

/** A recent search: DocSearch's own row with the name of its page. */
function Result({hit, children}: Props): ReactElement {
  const {url, title, hierarchy} = hit as ResultItem;
  const history = useHistory();
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
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
Result.Results = Results;

export default Result;
