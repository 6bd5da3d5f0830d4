/**
 * Door: @docusaurus/theme-classic theme/SearchBar.tsx (a placeholder that search themes fill), replaced.
 * Why: one interface with two engines, and nothing of it loaded before the reader wants it.
 * Opens onto: search/bar
 */
export { default } from '../../search/bar';
