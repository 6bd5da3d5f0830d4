/**
 * Door: @docusaurus/theme-classic 3.10.2 theme/MDXComponents/index.tsx, replaced.
 * Why: the only place where the names that remark writes meet our components; the stock code block, which would
 *      bring a highlighter to the browser, is not among them.
 * Opens onto: components/PageText/parts
 */
export {default} from '../../components/PageText/parts';
