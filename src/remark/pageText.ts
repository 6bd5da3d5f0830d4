import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {component} from './jsx';

/**
 * Whether this run makes the module that a built page loads in the browser. There the text is the HTML of the same
 * build (components/PageText), so the module keeps what surrounds it: front matter, contents list, metadata.
 */
const forBrowser = (file: VFile): boolean => process.env.NODE_ENV === 'production' && file.data.compilerName === 'client';

/** First of all plugins: for the browser only the headings go on, which the contents list is collected from. */
export function headingsOnly() {
  return (tree: Root, file: VFile): void => {
    if (forBrowser(file)) tree.children = tree.children.filter(({type}) => type === 'heading' || type === 'yaml');
  };
}

/** Last of all plugins: puts the text into `<PageText>`, or `<PageHtml>` in its place for the browser. */
export function pageText() {
  return (tree: Root, file: VFile): void => {
    const isModuleCode = (node: RootContent): boolean => (node.type as string) === 'mdxjsEsm' || node.type === 'yaml';
    const text = tree.children.filter((node) => !isModuleCode(node));
    const shown = forBrowser(file) ? component('PageHtml', {}) : component('PageText', {}, text);
    tree.children = [...tree.children.filter(isModuleCode), shown];
  };
}
