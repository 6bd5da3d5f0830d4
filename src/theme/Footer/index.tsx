/**
 * Door: @docusaurus/theme-classic theme/Footer/index.tsx, replaced.
 * Why: sponsors, newsletter and footer follow every page.
 * Opens onto: components/PageEnd
 */
export { default } from '../../components/PageEnd';
