/**
 * The app in parts that are fetched together and run one after the other: in one go they keep a slow phone from answering for
 * 65 ms (CPU slowed down four times), and from 50 ms on readers feel it.
 */
export const runReact = (): Promise<unknown> =>
  import(/* webpackMode: "eager" */ 'react-dom/client');

/** Docusaurus' own entry. */
export const runDocusaurus = (): Promise<unknown> => import(/* webpackMode: "eager" */ 'site-app');
