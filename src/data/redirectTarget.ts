import type {Redirect} from './redirects';

/** Where an old address leads inside the app or on the development server; nothing for every other path. */
export function redirectTarget(list: readonly Redirect[], path: string): string | undefined {
  const route = path.toLowerCase().replace(/\/+$/, '');
  return list.find(({from}) => from === route)?.to;
}
