import {useRef, type ReactNode} from 'react';
import {useDismissal} from './useDismissal';

interface Props {
  className: string | undefined;
  /** A `<summary>`, and what opens below it. */
  children: ReactNode;
}

/** Something that opens over the page: a `<details>` that needs no JavaScript, and with it closes when the reader is done. */
export default function Popup({className, children}: Props): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  useDismissal(box);
  return (
    <details className={className} ref={box}>
      {children}
    </details>
  );
}
