import {useHistory} from '@docusaurus/router';
import {DocSearchModal} from '@docsearch/react';
import '@docsearch/css/dist/modal.css';
import {useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {INDEX_NAME} from '../../plugins/search/client/hosted';
import type {SearchState} from '../../plugins/search/client/types';
import {afterPaint} from './afterPaint';
import {leaveTo} from './leaveTo';
import Result from './Result';
import results from './results.module.css';
import {isHosted, keys, prepare, searchBehind} from './search';
import StateLine from './StateLine';
import styles from './styles.module.css';
import {placeholder, translations} from './texts';
import {useStage} from './useStage';

export {prepare};

interface Props {
  /** What to search for at once. */
  query: string;
  onClose: () => void;
}

/** The search dialog: DocSearch's interface in front of our search. */
export default function SearchDialog({query, onClose}: Props): ReactNode {
  const history = useHistory();
  const [state, setState] = useState<SearchState>({kind: 'ready'});
  const {stage, line, composition} = useStage(onClose);
  // The results first: told at once, the line would be rendered before them.
  const transformSearchClient = useMemo(() => searchBehind(composition, (next) => void afterPaint(() => setState(next))), [composition]);
  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl: string}) => leaveTo(history, itemUrl)}), [history]);

  // Before the box takes the focus, for which the browser lays the dialog out.
  useLayoutEffect(() => {
    stage.className = `${styles.stage} ${results.results} ${isHosted ? '' : styles.ownEngine} ${state.kind === 'failed' ? styles.failed : ''}`;
  }, [stage, state.kind]);

  // Made once: the line below the search box changes with each key, and would render all of DocSearch with it.
  const modal = useMemo(
    () =>
      createPortal(
        <DocSearchModal
          {...keys}
          indexName={INDEX_NAME}
          placeholder={placeholder}
          initialQuery={query}
          initialScrollY={window.scrollY}
          onClose={onClose}
          transformSearchClient={transformSearchClient}
          hitComponent={Result}
          navigator={navigator}
          getMissingResultsUrl={() => '/search'}
          translations={translations}
        />,
        stage,
      ),
    [query, onClose, transformSearchClient, navigator, stage],
  );

  return (
    <>
      {modal}
      {createPortal(<StateLine state={state} />, line)}
    </>
  );
}
