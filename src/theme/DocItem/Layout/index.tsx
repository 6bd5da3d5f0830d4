/**
 * Door: @docusaurus/theme-classic 3.10.2 theme/DocItem/Layout/index.tsx, replaced.
 * Why: the page's title, contents list, advertisement and end are the product's own.
 * Opens onto: components/Article
 */
export {default} from '../../../components/Article';
