/**
 * Door: @docusaurus/theme-classic theme/DocItem/Metadata/index.tsx, replaced.
 * Why: document titles are the English route titles (spec §2).
 * Opens onto: components/DocHead
 */
export {default} from '../../../components/DocHead';
