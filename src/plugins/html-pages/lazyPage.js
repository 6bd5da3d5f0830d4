// eslint-disable-next-line @typescript-eslint/no-require-imports -- Loaders are plain JavaScript.
const { exportsOf } = require('./pageModule');

/**
 * Bundler loader for the module of a page on the development server (lazyPages.ts). Its `pitch` answers before any other loader
 * runs: the exports are those of the page itself, which is compiled when a browser asks for them. The components in its text come
 * at once: all styles are one file, which the browser has by then.
 * Options: {query: string}, that makes the page's own module another one than this
 */
module.exports = (source) => source;

module.exports.pitch = function pitch() {
  const page = JSON.stringify(this.resourcePath + this.getOptions().query);
  // Nothing that waits for a page with a fault in it asks for it again. And when a save has changed the page's chunks, too, as a
  // fault and its mending do, the bundler's own module between this one and the page takes the new one and does not tell this one.
  return `import '@site/src/plugins/html-pages/reactPage';
const load = () => import(${page});
const page = await load().catch((fault) => {
  if (import.meta.webpackHot)
    import.meta.webpackHot.addStatusHandler((status) => status === 'idle' && window.location.reload());
  throw fault;
});
if (import.meta.webpackHot) {
  const renew = (status) => {
    if (status === 'idle') load().then((now) => now !== page && window.location.reload(), () => undefined);
  };
  import.meta.webpackHot.addStatusHandler(renew);
  import.meta.webpackHot.dispose(() => import.meta.webpackHot.removeStatusHandler(renew));
}
${exportsOf('page', 'page.default')}`;
};
