/**
 * Door: @docusaurus/theme-classic theme/MDXComponents/index.tsx, replaced.
 * Why: the stock code block would bring a highlighter to the browser. These are for pages beside the book; those of the
 *      book get theirs where they are shown.
 * Opens onto: components/PageText/beside
 */
export { default } from '../../components/PageText/beside';
