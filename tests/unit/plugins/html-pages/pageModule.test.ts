import { transformSync } from 'esbuild';
import { pitch } from '../../../../src/plugins/html-pages/pageModule';

test('a page’s module has the exports of the docs plugin’s own, and who imports it waits for ever', async () => {
  const module = { exports: {} };
  new Function('module', transformSync(pitch(), { format: 'cjs' }).code)(module);
  expect(Object.keys(module.exports)).toEqual(
    expect.arrayContaining(['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc', 'default']),
  );
  const came = jest.fn();
  void Promise.resolve(module.exports).then(came);
  await new Promise(setImmediate);
  expect(came).not.toHaveBeenCalled();
});
