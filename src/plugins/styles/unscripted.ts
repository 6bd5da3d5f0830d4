import type { Container, Plugin } from 'postcss';

/** What the boot script sets (plugins/boot/bootScript.ts). */
const DARK = "[data-theme='dark']";
/** A page without it, because scripts do not run. */
const UNSCRIPTED = 'html:not([data-theme])';

/**
 * Repeats what the sources write for the dark theme for readers without JavaScript whose system is dark.
 * @throws where something is written for all themes but the dark one: it would be left as it is
 */
export const unscripted: Plugin = {
  postcssPlugin: 'unscripted',
  OnceExit(root, { atRule }) {
    root.walkRules((rule) => {
      if (rule.selector.includes(`:not(${DARK})`))
        throw rule.error(`先写浅色的样子，再用 ${DARK} 写深色的：没有 JavaScript 时才有深色`);
    });
    const media = atRule({ name: 'media', params: '(prefers-color-scheme: dark)' });
    root.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => selector.startsWith(DARK));
      if (selectors.length === 0) return;
      const repeated = rule.clone({
        selectors: selectors.map((selector) => selector.replace(DARK, UNSCRIPTED)),
      });
      (rule.parent as Container).insertAfter(rule, media.clone({ nodes: [repeated] }));
    });
  },
};
