import { useHistory } from '@docusaurus/router';
import { useLayoutEffect, type ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';
import { driveWith } from './goTo';

interface Props {
  children: ReactNode;
}

/** Removes what hosting/pageHead has put into the head of the opened page: it is not true of the next one, and Docusaurus does not know it. */
function dropOpenedHead(): void {
  document.head
    .querySelectorAll('script[type="application/ld+json"], link[type="text/markdown"]')
    .forEach((element) => element.remove());
}

/**
 * Navigation where React runs in the browser. With stock rendering, and `npm start`, Docusaurus' router shows every page. Else the app
 * has one `.mdx` page only, and the browser loads the others, also when a component asks the router for them.
 */
export default function AppRouter({ children }: Props): ReactNode {
  const history = useHistory();
  const { stockRendering: showsAll } = useSettings();
  useLayoutEffect(() => {
    const { pathname: own } = history.location;
    if (!showsAll)
      return history.block((location, action) => {
        if (location.pathname === own) return undefined;
        // After back or forward, the browser has changed the address before the router is told.
        if (action === 'POP') window.location.reload();
        else window.location.assign(history.createHref(location));
        return action === 'POP' ? undefined : false;
      });
    const stopListening = history.listen(({ pathname }) => {
      if (pathname !== own) dropOpenedHead();
    });
    driveWith({
      go(target, replace) {
        const { pathname, search, hash } = history.location;
        if (replace || target === pathname + search + hash) history.replace(target);
        else history.push(target);
      },
      // If this fails, the click fails as well, and is answered.
      prepare: (address) =>
        void Promise.resolve(
          window.docusaurus.preload(new URL(address, window.location.href).pathname),
        ).catch(() => undefined),
    });
    return stopListening;
  }, [history, showsAll]);
  return children;
}
