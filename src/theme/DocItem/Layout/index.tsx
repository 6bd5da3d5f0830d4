/**
 * Door: @docusaurus/theme-classic theme/DocItem/Layout/index.tsx, replaced.
 * Why: the page's title, contents list, advertisement and end are the product's own.
 * Opens onto: components/Article
 */
export { default } from '../../../components/Article';
