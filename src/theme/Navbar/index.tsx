/**
 * Door: @docusaurus/theme-classic theme/Navbar/index.tsx, replaced.
 * Why: the product's header has its own parts and breakpoints.
 * Opens onto: components/Header
 */
export { default } from '../../components/Header';
