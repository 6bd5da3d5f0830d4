import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'h3'> {
  as: 'h3' | 'h4';
}

/** A heading of the text with a link to itself, which appears on hover and focus. */
export default function Heading({ as: Tag, id, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  return (
    <Tag id={id} {...props} className={styles.heading}>
      {children}
      {id && (
        <a
          className={`${styles.anchor} no-print`}
          href={`#${id}`}
          aria-label={translate({ message: '本节的链接' })}
          translate="no"
        >
          #
        </a>
      )}
    </Tag>
  );
}
