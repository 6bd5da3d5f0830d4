/** @jest-environment node */
import postcss from 'postcss';
import { unscripted } from '../../../../src/plugins/styles/unscripted';

const styles = (css: string): string =>
  postcss([unscripted]).process(css, { from: 'a.css' }).css.replace(/\s+/g, ' ');

test('the dark theme is there for a dark system without scripts, in its place', () =>
  expect(
    styles(`@media print { :root, [data-theme='dark'] { --paper: white } } .a { top: 0 }`),
  ).toBe(
    `@media print { :root, [data-theme='dark'] { --paper: white } ` +
      `@media (prefers-color-scheme: dark) { html:not([data-theme]) { --paper: white } } } .a { top: 0 }`,
  ));

test('all else stays as it is', () => {
  const css = ".a, [data-themed] { top: 0 } [data-theme='light'] .a { top: 1px }";
  expect(styles(css)).toBe(css);
});

test('what is written for all themes but the dark one is told, with place and cure', () =>
  expect(() => styles(".a { top: 0 }\n:root:not([data-theme='dark']) .a { top: 1px }")).toThrow(
    /a\.css:2:1: 先写浅色的样子/,
  ));
