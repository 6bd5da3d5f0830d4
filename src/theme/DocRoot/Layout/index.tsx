/**
 * Door: @docusaurus/theme-classic theme/DocRoot/Layout/index.tsx, replaced.
 * Why: the menu's states and its 768 px are the product's own (ARCHITECTURE.md#sidebar).
 * Opens onto: components/DocFrame
 */
export { default } from '../../../components/DocFrame';
