/** @jest-environment node */
import type { PostCssOptions } from '@docusaurus/types';
import styles from '../../../../src/plugins/styles';

jest.mock('postcss-some', () => (options: object) => ({ postcssPlugin: 'some', options }), {
  virtual: true,
});

const optionsWith = (plugins: unknown[]): PostCssOptions =>
  styles().configurePostCss!({ ident: 'postcss', plugins });

test('a plugin that is named is made, with its options: once for all style sheets', () =>
  expect(optionsWith([['postcss-some', { stage: 3 }]]).plugins).toEqual([
    { postcssPlugin: 'some', options: { stage: 3 } },
  ]));

test('one that is made already stays as it is', () => {
  const own = { postcssPlugin: 'own' };
  expect(optionsWith([own])).toEqual({ ident: 'postcss', plugins: [own] });
});
