import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Plugin } from 'postcss';
import { STOCK_STYLES } from '../../data/routes';
import { unscripted } from './unscripted';

/** The theme that the preset brings along; its components are written for its own release of Infima. */
const THEME = '@docusaurus/theme-classic';
const STYLES_OF_THEME = 'infima/dist/css/default/default.min.css';
export const INFIMA = require.resolve(STYLES_OF_THEME, { paths: [require.resolve(THEME)] });

/** The dark theme as Infima chooses it, and as our own styles do, which `unscripted` knows. */
const [STOCK_DARK, DARK] = [/^html\[data-theme=(['"]?)dark\1\]/, "[data-theme='dark']"];

/**
 * What is said of plain elements (`a`, `table`, `h2`) holds for the content of a page that is not of the book: the header, the
 * footer and the text of the book are ours. It weighs more than what `base.css` says of an element, and less than any class.
 * Nothing is left of `html` and `body`, which stand outside of the content.
 */
const CONTENT = 'html :where(.main-wrapper:not(:has(.prose)))';

const ourDark: Plugin = {
  postcssPlugin: 'our-dark',
  OnceExit(root) {
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.map((selector) => selector.replace(STOCK_DARK, DARK));
    });
  },
};

/** Our header bears this name of Docusaurus' own (components/Header), and has its own look. */
const OUR_HEADER = /^\.navbar(?![\w-])/;

/** Gives each rule its place below our own, wherever the sheet is loaded: the values of a theme have no weight. */
const belowOurs: Plugin = {
  postcssPlugin: 'below-ours',
  OnceExit(root) {
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !OUR_HEADER.test(selector));
      if (kept.length === 0) return void rule.remove();
      rule.selectors = kept.map((selector) => {
        const [theme] =
          /^(?::root|\[data-theme='dark'\]|html:not\(\[data-theme\]\))/.exec(selector) ?? [];
        if (theme !== undefined) return `:where(${theme})${selector.slice(theme.length)}`;
        return selector.includes('.') ? selector : `${CONTENT} ${selector}`;
      });
    });
  },
};

/**
 * Infima for the pages that show components of the stock theme (components/StockStyles).
 * @param css Infima as it is published
 * @throws where `unscripted` does
 */
export const stockStyles = (css: string): string =>
  postcss([ourDark, unscripted, belowOurs]).process(css, { from: undefined }).css;

/**
 * Writes that style sheet into a folder of static files, made from the installed package.
 * @param root the folder of the site
 * @param folder the folder of static files, seen from there
 * @returns the same: the settings of a site are in its scripts, and say nothing of the machine that built it
 */
export function writeStockStyles(root: string, folder: string): string {
  const infima = readFileSync(INFIMA, 'utf8');
  const ours = readFileSync(path.resolve(__dirname, '../../css/stock.css'), 'utf8');
  const file = path.join(root, folder, STOCK_STYLES);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${stockStyles(infima)}\n${ours}`);
  return folder;
}
