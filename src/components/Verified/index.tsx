import {translate} from '@docusaurus/Translate';
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
      {ran === '0'
        ? translate({message: '示例已在 Nest {nest} 上编译（{compiled}）'}, {nest, compiled})
        : translate({message: '示例已在 Nest {nest} 上编译（{compiled}）并运行（{ran}）'}, {nest, compiled, ran})}
    </p>
  );
}
