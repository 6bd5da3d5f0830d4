import type {ReactNode} from 'react';
import type {SearchState} from '../../plugins/search/client/types';
import styles from './styles.module.css';

interface Props {
  state: SearchState;
}

const countText = (results: number | undefined): string =>
  results === undefined ? '' : results === 0 ? '没有找到结果' : `找到 ${results} 条结果`;

/** The line below the search box: how many results there are (for assistive technology), and what does not work. */
export default function StateLine({state}: Props): ReactNode {
  return (
    <>
      <div role="status" className="visually-hidden">
        {state.kind === 'failed' ? '' : countText(state.results)}
      </div>
      {state.kind === 'fallback' && <p className={styles.note}>在线搜索不可用，已改用本地索引。</p>}
      {state.kind === 'failed' && (
        <p className={styles.note} role="alert">
          搜索索引没能载入。
          <button type="button" onClick={state.retry}>
            重试
          </button>
        </p>
      )}
    </>
  );
}
