/**
 * Door: @docusaurus/theme-classic 3.10.2 theme/ErrorPageContent.tsx, replaced.
 * Why: the stock text is English.
 * Opens onto: components/Failure
 */
export {default} from '../components/Failure';
