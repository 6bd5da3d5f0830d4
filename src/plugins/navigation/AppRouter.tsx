import { useHistory } from '@docusaurus/router';
import { useLayoutEffect, type ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';
import { driveWith } from './goTo';

interface Props {
  children: ReactNode;
}

/** What the opened page's head said to machines (hosting/pageHead), and Docusaurus does not know, is not true of the next one. */
function dropOpenedHead(): void {
  document.head
    .querySelectorAll('script[type="application/ld+json"], link[type="text/markdown"]')
    .forEach((element) => element.remove());
}

/**
 * Navigation where React runs in the browser. With stock rendering (`npm start`, too) its router shows every page. Otherwise it is
 * there for one `.mdx` page, whose neighbours are HTML: the browser loads them, also when a component goes there by the router.
 */
export default function AppRouter({ children }: Props): ReactNode {
  const history = useHistory();
  const { stockRendering: showsAll } = useSettings();
  useLayoutEffect(() => {
    const { pathname: own } = history.location;
    if (!showsAll)
      return history.block((location, action) => {
        if (location.pathname === own) return undefined;
        // On the way back the address is another one already.
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
      // What fails now is told by the click.
      prepare: (address) =>
        void Promise.resolve(
          window.docusaurus.preload(new URL(address, window.location.href).pathname),
        ).catch(() => undefined),
    });
    return stopListening;
  }, [history, showsAll]);
  return children;
}
