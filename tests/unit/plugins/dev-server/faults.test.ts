import { applyConfigureWebpack } from '@docusaurus/core/lib/webpack/configure';
import faults from '../../../../src/plugins/dev-server/faults';

test('what the compiler tells is shown, what the browser says of the same fault is not', () => {
  const { devServer } = applyConfigureWebpack({
    configureWebpack: faults().configureWebpack!.bind(undefined),
    config: { devServer: { client: { overlay: { warnings: false, errors: true } } } } as never,
    isServer: false,
    configureWebpackUtils: {} as never,
    content: undefined,
  }) as { devServer?: unknown };
  expect(devServer).toEqual({
    client: { overlay: { warnings: false, errors: true, runtimeErrors: false } },
  });
});
