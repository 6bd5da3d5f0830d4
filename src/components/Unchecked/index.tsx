import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  /** How many samples. */
  count: string;
}

/** Says of a page that nobody has compiled or run its samples: of an imported one, for instance. */
export default function Unchecked({ count }: Props): ReactNode {
  return (
    <p className={styles.unchecked}>
      <Icon name="info" />
      {translate({ message: '本页的示例还没有编译检查过（{count}）' }, { count })}
    </p>
  );
}
