/**
 * Door: @docusaurus/theme-classic 3.10.2 theme/Navbar/index.tsx, replaced.
 * Why: the product's header has its own parts and breakpoints.
 * Opens onto: components/Header
 */
export {default} from '../../components/Header';
