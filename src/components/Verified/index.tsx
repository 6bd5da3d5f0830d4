import type {ReactNode} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  /** Version of the framework. */
  nest: string;
  compiled: string;
  ran: string;
}

/** What the check found out about the page's samples. */
export default function Verified({nest, compiled, ran}: Props): ReactNode {
  return (
    <p className={styles.verified}>
      <Icon name="check" />
      示例已在 Nest {nest} 上编译（{compiled}）{ran !== '0' && `并运行（${ran}）`}
    </p>
  );
}
