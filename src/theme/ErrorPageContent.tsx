/**
 * Door: @docusaurus/theme-classic theme/ErrorPageContent.tsx, replaced.
 * Why: the stock text is English.
 * Opens onto: components/Failure
 */
export { default } from '../components/Failure';
