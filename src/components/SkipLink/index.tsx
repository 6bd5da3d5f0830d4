import { useHistory, useLocation } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Takes the keyboard to a place that is no stop of its own: the next Tab goes on from there. */
function startAt(place: Element | null, options?: FocusOptions): void {
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.focus(options);
  place.removeAttribute('tabindex');
}

function toText(event: MouseEvent): void {
  event.preventDefault();
  startAt(document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId));
}

/** Leads the keyboard past header and menu to the text; after a link to another page it is the first stop again. */
export default function SkipLink(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (action !== 'PUSH' || location.hash) return;
    const { activeElement } = document;
    // When the page is laid out and painted. It is shown from its top; whoever has gone on meanwhile stays there.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === activeElement)
          startAt(region.current, { preventScroll: true });
      }),
    );
  }, [action, location]);
  const label = translate({ id: 'theme.common.skipToMainContent', message: '跳到主要内容' });
  return (
    <div ref={region} role="region" aria-label={label}>
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={toText}>
        {label}
      </a>
    </div>
  );
}
