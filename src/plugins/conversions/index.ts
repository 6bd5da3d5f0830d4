import type { Plugin } from '@docusaurus/types';
import { makeWith } from '../../samples/javascript';
import { endThread, makeInThread } from '../../samples/javascript/thread';

/** As much of the bundler's compiler as is used here; which one it is says `future.faster`. */
interface Compiler {
  hooks: { shutdown: { tapPromise: (name: string, ended: () => Promise<void>) => void } };
}

/**
 * Samples are made JavaScript in a thread of its own, until the pages are compiled: it has the compiler and Prettier in
 * memory, and a build is at its largest when it renders the pages next, in more threads. `npm start` closes its bundler when it ends.
 */
export default function conversions(): Plugin {
  const name = 'conversions';
  makeWith(makeInThread);
  const ending = {
    apply: ({ hooks }: Compiler): void => hooks.shutdown.tapPromise(name, endThread),
  };
  return { name, configureWebpack: (_, isServer) => (isServer ? { plugins: [ending] } : {}) };
}
