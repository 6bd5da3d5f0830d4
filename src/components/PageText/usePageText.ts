import {useEffect, useRef, type HTMLAttributes, type RefObject} from 'react';
import {useAppLinks} from '../../plugins/navigation/useAppLinks';
import {fillRemoteSamples} from '../RemoteSample/remoteBehaviour';
import {copySample} from '../Sample/copyBehaviour';
import {searchHiddenPanels} from '../Sample/panelSearch';
import {watchScrollBoxes} from '../ScrollBox/scrollBehaviour';

interface PageTextProps extends Pick<HTMLAttributes<HTMLDivElement>, 'onClick' | 'onPointerOver'> {
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * Brings a page's text to life, which is plain HTML: links lead on within the app, copy buttons copy,
 * wide boxes are reachable by keyboard, and `data-src` elements are filled.
 * @returns the props of the element that holds the text
 */
export function usePageText(): PageTextProps {
  const ref = useRef<HTMLDivElement>(null);
  const links = useAppLinks();

  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const cleanups = [watchScrollBoxes(root), fillRemoteSamples(root), searchHiddenPanels(root)];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, []);

  return {
    ...links,
    ref,
    onClick: (event) => {
      const copy = (event.target as Element).closest<HTMLElement>('[data-copy]');
      if (copy) copySample(copy);
      else links.onClick(event);
    },
  };
}
