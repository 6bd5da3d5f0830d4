/**
 * The exports of a page's module, as the docs plugin's own loader makes them (`PropDocContent` in its types).
 * @param data code of an object with all but the component
 * @param component code of that
 */
const exportsOf = (data, component) =>
  `export const {frontMatter, contentTitle, metadata, assets, toc} = ${data};
export default ${component};`;

/**
 * Bundler loader for the browser's module of a page whose text is HTML. Its `pitch` answers before any other loader
 * runs, so the Markdown is not compiled a second time.
 * Options: {permalinks: {[file: string]: string}}, the address of each such page
 */
module.exports = (source) => source;

module.exports.pitch = function pitch() {
  const permalink = this.getOptions().permalinks[this.resourcePath];
  return `import {openPage} from '@site/src/plugins/html-pages/page';
const page = await openPage(${JSON.stringify(permalink)});
${exportsOf('page.data', 'page.Content')}`;
};

module.exports.exportsOf = exportsOf;
