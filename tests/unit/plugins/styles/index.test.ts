/** @jest-environment node */
import styles from '../../../../src/plugins/styles';

test('PostCSS has nothing to do: Lightning CSS does it', () =>
  expect(styles().configurePostCss!({ ident: 'postcss', plugins: [['some', {}]] })).toEqual({
    ident: 'postcss',
    plugins: [],
  }));
