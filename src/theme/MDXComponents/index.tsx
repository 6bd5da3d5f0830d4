/**
 * Door: @docusaurus/theme-classic theme/MDXComponents/index.tsx, replaced.
 * Why: the only place where the names that remark writes meet our components; the stock code block, which would
 *      bring a highlighter to the browser, is not among them.
 * Opens onto: plugins/html-pages/components
 */
export { default } from '../../plugins/html-pages/components';
