/**
 * Bundler loader for the browser's module of a page whose text is HTML. Its `pitch` answers before any other loader
 * runs, so the Markdown is not compiled a second time; the exports are those of a module that the docs plugin's own
 * loader makes (`PropDocContent` in its types).
 * Options: {permalinks: {[file: string]: string}}, the address of each such page
 */
module.exports = (source) => source;

module.exports.pitch = function pitch() {
  const permalink = this.getOptions().permalinks[this.resourcePath];
  return `import {openPage} from '@site/src/plugins/html-pages/page';
const page = await openPage(${JSON.stringify(permalink)});
export const {frontMatter, contentTitle, metadata, assets, toc} = page.data;
export default page.Content;`;
};
