/**
 * Replaces: @docusaurus/core 3.10.2 lib/client/ClientLifecyclesDispatcher.js (see plugins/replacements).
 * Why: the stock one throws on a malformed hash and always scrolls to the top on the way back.
 * What differs is marked; the rest calls the life-cycle functions of client modules as the stock one does.
 */
import clientModules from '@generated/client-modules';
import {useHistory} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Location} from 'history';
import type {ReactNode} from 'react';
import {rememberScroll, scrollAfterNavigation} from './scroll';

type Action = 'onRouteUpdate' | 'onRouteDidUpdate';
type Navigation = {location: Location; previousLocation: Location | null};
type Cleanup = (() => void) | undefined | void;

/** Calls a life-cycle function of every client module. */
export function dispatchLifecycleAction(action: Action, navigation: Navigation): () => void {
  // Changed: a navigation begins, so the old page's position is still the real one.
  if (action === 'onRouteUpdate' && navigation.previousLocation) rememberScroll(navigation.previousLocation);
  const cleanups = clientModules.map((module): Cleanup => {
    const life = module as unknown as Record<string, ((n: Navigation) => Cleanup) | undefined> & {default?: Record<string, (n: Navigation) => Cleanup>};
    return (life.default?.[action] ?? life[action])?.(navigation);
  });
  return () => cleanups.forEach((cleanup) => cleanup?.());
}

interface Props extends Navigation {
  children: ReactNode;
}

export default function LifecyclesDispatcher({children, location, previousLocation}: Props): ReactNode {
  const {action} = useHistory();
  useIsomorphicLayoutEffect(() => {
    if (previousLocation === location) return;
    // Changed: with our own scrolling.
    if (previousLocation) scrollAfterNavigation(location, action === 'POP');
    dispatchLifecycleAction('onRouteDidUpdate', {previousLocation, location});
  }, [previousLocation, location, action]);
  return children;
}
