/**
 * Door: @docusaurus/theme-classic theme/NotFound/Content/index.tsx, replaced.
 * Why: the docs' own unknown paths end at the root, too.
 * Opens onto: components/UnknownPage
 */
export { default } from '../../../components/UnknownPage';
