import type { ReactNode } from 'react';

interface Props {
  className: string | undefined;
  /** A `<summary>`, and what opens below it. */
  children: ReactNode;
}

/** Something that opens over the page: a `<details>` that needs no JavaScript, and with it closes when the reader is done (`popupBehaviour.ts`). */
export default function Popup({ className, children }: Props): ReactNode {
  return (
    <details className={className} data-popup="">
      {children}
    </details>
  );
}
