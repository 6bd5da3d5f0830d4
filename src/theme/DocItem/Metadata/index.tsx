/**
 * Door: @docusaurus/theme-classic theme/DocItem/Metadata/index.tsx, replaced.
 * Why: document titles are the English route titles (ARCHITECTURE.md#document-titles).
 * Opens onto: components/DocHead
 */
export { default } from '../../../components/DocHead';
