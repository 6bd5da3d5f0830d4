/**
 * Door: @docusaurus/theme-classic theme/DocRoot/Layout/index.tsx, replaced.
 * Why: the menu's states and its 768 px are the product's own (spec §4, §9).
 * Opens onto: components/DocFrame
 */
export {default} from '../../../components/DocFrame';
