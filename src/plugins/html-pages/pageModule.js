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
 * it): who waits for its module waits until then, because what `import()` gives is taken for a promise, whose `then` never answers. An
 * `await` that never ends would do the same, and make the script of every page 0.4 kB heavier: the bundler's way with such modules.
 */
module.exports = (source) => source;

module.exports.pitch = () => `export const then = () => undefined;
${exportsOf('{}', 'null')}`;

module.exports.exportsOf = exportsOf;
