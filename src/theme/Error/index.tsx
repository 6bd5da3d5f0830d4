/**
 * Door: @docusaurus/core theme-fallback Error/index.js, replaced.
 * Why: the stock text is English, and it draws the layout again, which may be what failed.
 * Opens onto: components/Failure
 */
export { default } from '../../components/Failure';
