import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

type Kind = 'hint' | 'warning' | 'info';

interface Props {
  kind: Kind;
  /** Instead of the kind's name. */
  title?: ReactNode;
  children: ReactNode;
}

const LABEL: Record<Kind, string> = {
  hint: translate({ message: '提示' }),
  warning: translate({ message: '警告' }),
  info: translate({ message: '说明' }),
};

/** A remark set off from the text; a page has many, so none is a landmark. */
export default function Callout({ kind, title, children }: Props): ReactNode {
  return (
    <aside className={styles.callout} data-kind={kind} role="note" aria-label={LABEL[kind]}>
      <p className={styles.label}>
        <Icon name={kind} />
        {title ?? LABEL[kind]}
      </p>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
