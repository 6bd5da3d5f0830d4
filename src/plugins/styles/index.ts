import type { Plugin, PostCssOptions } from '@docusaurus/types';
import { unscripted } from './unscripted';

/**
 * Leaves style sheets to Lightning CSS, which minifies them and knows the same browsers (`browserslist`). What Docusaurus has
 * PostCSS do before (`postcss-preset-env`) was done twice: of the whole site's styles it changed prefixes that none of these
 * browsers asks for, and one fallback that the sources write themselves (tests/house/styles.test.ts). Without it a build takes 0.7 s
 * and 60 MB less. What is left to PostCSS is the dark theme without scripts.
 */
export default function styles(): Plugin {
  return {
    name: 'styles',
    configurePostCss: (options): PostCssOptions => ({ ...options, plugins: [unscripted] }),
  };
}
