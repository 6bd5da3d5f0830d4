import type { ConfigureWebpackUtils } from '@docusaurus/types';
import conversions from '../../../../src/plugins/conversions';
import { toJavaScript } from '../../../../src/samples/javascript';
import { endThread, makeInThread } from '../../../../src/samples/javascript/thread';

jest.mock('../../../../src/samples/javascript/thread', () => ({
  makeInThread: jest.fn(async () => 'made in the thread'),
  endThread: jest.fn(async () => undefined),
}));

/** What the plugin gives a bundler, and what that does when it is closed. */
function closing(isServer: boolean): Array<() => Promise<void>> {
  const ended: Array<() => Promise<void>> = [];
  const { configureWebpack } = conversions();
  const { plugins = [] } = configureWebpack!(
    {},
    isServer,
    {} as ConfigureWebpackUtils,
    undefined,
  ) as {
    plugins?: Array<{ apply: (compiler: object) => void }>;
  };
  const shutdown = { tapPromise: (_: string, end: () => Promise<void>) => ended.push(end) };
  for (const plugin of plugins) plugin.apply({ hooks: { shutdown } });
  return ended;
}

test('samples are made in the thread, which ends when the bundler is closed, once', async () => {
  const ended = [...closing(true), ...closing(false)];
  expect(await toJavaScript(`const madeAt: number = ${Date.now()};`)).toBe('made in the thread');
  expect(makeInThread).toHaveBeenCalledTimes(1);
  expect(endThread).not.toHaveBeenCalled();
  for (const end of ended) await end();
  expect(endThread).toHaveBeenCalledTimes(1);
});
