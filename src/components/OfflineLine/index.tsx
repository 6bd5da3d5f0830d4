import { translate } from '@docusaurus/Translate';
import { useSyncExternalStore, type ReactNode } from 'react';
import { currentState, keepBookAgain, onState, removeBook } from '../../plugins/offline/keeper';
import styles from './styles.module.css';

/** Tells that the book can be read without a network, and takes it off this device. Its place is there from the beginning. */
export default function OfflineLine(): ReactNode {
  const state = useSyncExternalStore(onState, currentState, () => 'unknown');
  return (
    <p className={`${styles.line} no-print`} id="offline-line">
      {state === 'kept' && (
        <>
          {translate({ message: '全书已经存到这台设备上，没有网络也能读。' })}
          <button type="button" onClick={() => void removeBook()}>
            {translate({ message: '删除' })}
          </button>
        </>
      )}
      {state === 'removed' && (
        <>
          {translate({ message: '这台设备上不存这本书，没有网络时不能读。' })}
          <button type="button" onClick={keepBookAgain}>
            {translate({ message: '存下来' })}
          </button>
        </>
      )}
    </p>
  );
}
