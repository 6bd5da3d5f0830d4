import {useHistory} from '@docusaurus/router';
import {useEffect, useRef, type MouseEvent, type RefObject} from 'react';
import {fillRemoteSamples} from '../RemoteSample/remoteBehaviour';
import {copySample} from '../Sample/copyBehaviour';
import {watchScrollBoxes} from '../ScrollBox/scrollBehaviour';

interface PageTextProps {
  ref: RefObject<HTMLDivElement>;
  onClick: (event: MouseEvent) => void;
  onMouseOver: (event: MouseEvent) => void;
}

/** The link of this site under the pointer, if a click there is an ordinary one. */
function ownLink({target}: MouseEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  return link && !link.target && !link.hasAttribute('data-plain') ? link : undefined;
}

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Brings a page's text to life, which is plain HTML: links lead on within the app, copy buttons copy,
 * wide boxes are reachable by keyboard, and `data-src` elements are filled.
 * @returns the props of the element that holds the text
 */
export function usePageText(): PageTextProps {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();

  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const cleanups = [watchScrollBoxes(root), fillRemoteSamples(root)];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, []);

  return {
    ref,
    onClick: (event) => {
      const copy = (event.target as Element).closest<HTMLElement>('[data-copy]');
      if (copy) return void copySample(copy);
      const link = ownLink(event);
      if (!link || !isPlainClick(event)) return undefined;
      event.preventDefault();
      const {pathname, search, hash} = history.location;
      const target = link.pathname + link.search + link.hash;
      // The address shown already runs again without a second history entry (decisions, “Same-URL navigation”).
      if (target === pathname + search + hash) history.replace(target);
      else history.push(target);
      return undefined;
    },
    onMouseOver: (event) => {
      const link = ownLink(event);
      if (link) (window as unknown as {docusaurus: {preload: (path: string) => unknown}}).docusaurus.preload(link.pathname);
    },
  };
}
