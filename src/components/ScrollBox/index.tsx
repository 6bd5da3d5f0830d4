import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the box is called while it scrolls; a table when it is not said. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A box around something wide: it scrolls by itself, the page does not. */
export default function ScrollBox({
  label = translate({ message: '表格', description: 'Name of a table that scrolls' }),
  className,
  children,
}: Props): ReactNode {
  return (
    <div className={clsx(styles.box, className)} data-scroll-label={label}>
      {children}
    </div>
  );
}
