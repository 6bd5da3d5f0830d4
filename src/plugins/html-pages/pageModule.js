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
 * runs, so the Markdown is not compiled a second time. The app never shows such a page (navigation/AppRouter has the browser load
 * it), and must wait until then: the module exports `then`, so `import()` takes it for a promise, one that is never fulfilled. An
 * `await` at the module's top level would do the same, but for that the bundler adds 0.4 kB to the script of every page.
 */
module.exports = (source) => source;

module.exports.pitch = () => `export const then = () => undefined;
${exportsOf('{}', 'null')}`;

module.exports.exportsOf = exportsOf;
