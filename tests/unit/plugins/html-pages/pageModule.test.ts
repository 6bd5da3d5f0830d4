import { pitch } from '../../../../src/plugins/html-pages/pageModule';

test('a page’s module has the exports of the docs plugin’s own, and waits for ever', () => {
  const code = pitch();
  expect(code).toMatch(/^await new Promise\(/);
  expect(code).toMatch(/export const \{frontMatter, contentTitle, metadata, assets, toc\} = /);
  expect(code).toContain('export default ');
});
