import { useHistory } from '@docusaurus/router';
import type { MouseEvent, PointerEvent } from 'react';
import { mendedHash } from './hash';
import { isPlainClick } from './plainClick';

interface AppLinksProps {
  onClick: (event: MouseEvent) => void;
  onPointerOver: (event: PointerEvent) => void;
}

/** The link of this site under the pointer, if a click there is an ordinary one. */
function ownLink({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  return link && !link.target && !link.hasAttribute('data-plain') ? link : undefined;
}

/** The router reads a path's percent signs, and throws where they are malformed (`/100%`): such a link is the browser's. */
function isReadable({ pathname }: HTMLAnchorElement): boolean {
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** Calls back when the browser has seen to what the reader does: sooner than a timer, which it may hold back for a second. */
function inNextTask(next: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    next();
  };
  port2.postMessage(undefined);
}

/**
 * Links of this site that are plain HTML lead on within the app, and the page of the one under the pointer or finger is
 * loaded. For what stays from page to page, in the place of Docusaurus' own links: each of those has an observer, and
 * leaves one more behind whenever it is rendered anew.
 * @returns the props of an element around the links
 */
export function useAppLinks(): AppLinksProps {
  const history = useHistory();
  return {
    onClick: (event) => {
      const link = ownLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event) || !isReadable(link)) return;
      event.preventDefault();
      const target = link.pathname + link.search + mendedHash(link.hash);
      // Within the click React would render, and do what can wait until after the paint, in one task that is felt (issue 21.2).
      inNextTask(() => {
        const { pathname, search, hash } = history.location;
        // The address shown already runs again without a second history entry (ARCHITECTURE.md#same-url-navigation).
        if (target === pathname + search + hash) history.replace(target);
        else history.push(target);
      });
    },
    onPointerOver: (event) => {
      const link = ownLink(event);
      // What fails now is told by the click.
      if (link) Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
    },
  };
}
