import {useEffect, type RefObject} from 'react';

/** What is open over the page closes when the reader has chosen from it, clicks elsewhere or presses Esc. */
export function useDismissal(box: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onClick = ({target}: MouseEvent): void => {
      const details = box.current;
      const inside = details?.contains(target as Node) && !(target as Element).closest('a');
      if (details?.open && !inside) details.open = false;
    };
    const onKey = ({key}: KeyboardEvent): void => {
      const details = box.current;
      if (key !== 'Escape' || !details?.open) return;
      // The focus was in what closes now.
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [box]);
}
