/**
 * Door: @docusaurus/core theme-fallback Root/index.js, replaced.
 * Why: what takes the reader from page to page where the app runs has to be inside its router, and outside of every page.
 * Opens onto: plugins/navigation/AppRouter
 */
export { default } from '../../plugins/navigation/AppRouter';
