/**
 * Bundler loader for the module of a page on the development server (lazyPages.ts). Its `pitch` answers before any other loader
 * runs: the exports are those of the page itself, which is compiled when a browser asks for them.
 * Options: {query: string}, that makes the page's own module another one than this
 */
module.exports = (source) => source;

module.exports.pitch = function pitch() {
  const page = JSON.stringify(this.resourcePath + this.getOptions().query);
  // All styles are one file, which the browser has by then: those of the components in texts have to be in it.
  // Nothing that waits for a page with a fault in it asks for it again.
  return `import '@site/src/plugins/html-pages/reactPage';
const page = await import(${page}).catch((fault) => {
  if (import.meta.webpackHot)
    import.meta.webpackHot.addStatusHandler((status) => status === 'idle' && window.location.reload());
  throw fault;
});
export const {frontMatter, contentTitle, metadata, assets, toc} = page;
export default page.default;`;
};
