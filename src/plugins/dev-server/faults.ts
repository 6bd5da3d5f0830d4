import type { Plugin } from '@docusaurus/types';

/**
 * What `npm start` lays over the page: a fault that the compiler told, until it is mended. What the browser says when it runs the
 * page with that fault is not laid over it: it would stay there after the fault is gone.
 */
export default function faults(): Plugin {
  return {
    name: 'faults',
    // As in index.ts, Docusaurus takes it over.
    configureWebpack: (): object => ({
      devServer: { client: { overlay: { runtimeErrors: false } } },
    }),
  };
}
