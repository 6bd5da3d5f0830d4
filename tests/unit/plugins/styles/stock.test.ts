import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { INFIMA, stockStyles } from '../../../../src/plugins/styles/stock';

const CONTENT = 'html :where(.main-wrapper:not(:has(.prose)))';

const selectorsOf = (css: string): string[] => {
  const selectors: string[] = [];
  postcss.parse(css).walkRules((rule) => void selectors.push(...rule.selectors));
  return selectors;
};

test('plain elements are styled in the content of pages that are not of the book', () => {
  expect(
    selectorsOf(stockStyles('h2,table tr{margin:1px}a[href]{color:red}html{font:1px a}')),
  ).toEqual([`${CONTENT} h2`, `${CONTENT} table tr`, `${CONTENT} a[href]`, `${CONTENT} html`]);
});

test('classes stay as they are, also within a media query', () => {
  const css = '.row{a:b}.markdown>h2{a:b}@media (min-width:9px){.col{a:b}}';
  expect(stockStyles(css)).toBe(css);
});

test('an attribute alone is a plain element', () => {
  expect(selectorsOf(stockStyles('[type=checkbox]{a:b}a.button{a:b}'))).toEqual([
    `${CONTENT} [type=checkbox]`,
    'a.button',
  ]);
});

test('nothing is said of our header, which bears the name of the stock one', () => {
  expect(selectorsOf(stockStyles('.navbar,.card{a:b}.navbar--dark{a:b}.navbar>.a{a:b}'))).toEqual([
    '.card',
    '.navbar--dark',
  ]);
});

test('values of a theme weigh nothing, and the dark ones are there without JavaScript', () => {
  expect(stockStyles(':root{--x:1}html[data-theme=dark]{--x:2}')).toBe(
    ":where(:root){--x:1}:where([data-theme='dark']){--x:2}@media (prefers-color-scheme: dark){:where(html:not([data-theme])){--x:2}}",
  );
});

test('of the installed Infima nothing is said of an element outside of the content', () => {
  const css = readFileSync(INFIMA, 'utf8');
  const selectors = selectorsOf(stockStyles(css));
  expect(selectors.length).toBeGreaterThan(100);
  expect(
    selectors.filter(
      (selector) => !/^(?::where\(|[^ ]*\.)/.test(selector) && !selector.startsWith(CONTENT),
    ),
  ).toEqual([]);
});
