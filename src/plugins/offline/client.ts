import { keepBook } from './keeper';

/** Docusaurus: a page is shown; the first one is live then. */
export function onRouteDidUpdate({ previousLocation }: { previousLocation: object | null }): void {
  if (!previousLocation) keepBook();
}
