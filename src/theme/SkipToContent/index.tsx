/**
 * Door: @docusaurus/theme-classic theme/SkipToContent/index.tsx, replaced.
 * Why: the stock one takes the keyboard to the top while React still works, and the browser lays out the page for that in the
 * same task.
 * Opens onto: components/SkipLink
 */
export { default } from '../../components/SkipLink';
