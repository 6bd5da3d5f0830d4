import type { ReactNode } from 'react';
import { BRANDS, OUTLINES, type IconName } from './paths';
import styles from './styles.module.css';

export type { IconName } from './paths';

interface Props {
  name: IconName;
}

/** A small picture beside a text; never the only carrier of meaning, so it is hidden from assistive technology. */
export default function Icon({ name }: Props): ReactNode {
  const brand = name in BRANDS;
  return (
    <svg
      className={brand ? styles.brand : styles.outline}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={brand ? BRANDS[name as keyof typeof BRANDS] : OUTLINES[name as keyof typeof OUTLINES]}
      />
    </svg>
  );
}
