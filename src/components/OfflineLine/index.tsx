import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { State } from '../../plugins/offline/keeper';
import styles from './styles.module.css';

type Told = Exclude<State, 'unknown'>;

/** The line of each state, and the words of its button. */
const WORDS: Record<`data-${Told}` | `data-${Told}-action`, string> = {
  'data-kept': translate({ message: '全书已经存到这台设备上，没有网络也能读。' }),
  'data-kept-action': translate({ message: '删除' }),
  'data-removed': translate({ message: '这台设备上不存这本书，没有网络时不能读。' }),
  'data-removed-action': translate({ message: '存下来' }),
  'data-waiting': translate({ message: '现在没有网络；有了网络，就把全书存到这台设备上。' }),
  'data-waiting-action': translate({ message: '不存了' }),
};

/** React never looks into it: `offlineBehaviour.ts` writes there. */
const EMPTY = { __html: '' };

/** Tells that the book can be read without a network, and takes it off this device. Its place is there from the beginning. */
export default function OfflineLine(): ReactNode {
  return (
    <p
      className={`${styles.line} no-print`}
      id="offline-line"
      {...WORDS}
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  );
}
