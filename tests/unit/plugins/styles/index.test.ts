/** @jest-environment node */
import styles from '../../../../src/plugins/styles';

test('of what Docusaurus has PostCSS do nothing is left: Lightning CSS does it', () =>
  expect(
    styles().configurePostCss!({ ident: 'postcss', plugins: [['some', {}]] }).plugins,
  ).not.toContainEqual(['some', {}]));
