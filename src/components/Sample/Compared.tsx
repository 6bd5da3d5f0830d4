import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  compared: 'whole' | 'lines';
  vary?: string;
}

/** Under an answer: what of it the check compared with that of the running app. */
export default function Compared({ compared, vary }: Props): ReactNode {
  const text = vary
    ? translate({ message: '已与应用的响应比较；{keys} 每次不同，不比较值' }, { keys: vary })
    : compared === 'whole'
      ? translate({ message: '已与应用的响应逐字比较' })
      : translate({ message: '应用的输出里依次有这些行' });
  return <p className={styles.compared}>{text}</p>;
}
