/**
 * Bundler loader that stands around the docs plugin's own (`enforce: 'post'`): its `pitch` answers with the module that an
 * earlier build has made of the same page; if there is none, the page is compiled and what comes out is kept.
 * Options: {pages: KeptPages}
 */
module.exports = function keptPage(code) {
  const { pages } = this.getOptions();
  // If the page was saved while it was compiled, the key would be that of its text before.
  if (pages.keyOf(this.resourcePath) === this.data.key) pages.set(this.data.key, code);
  return code;
};

module.exports.pitch = function pitch() {
  const { pages } = this.getOptions();
  // Nothing else tells the bundler of drawings. Here it learns of them also if one has a fault that ends the compilation.
  for (const [file, isThere] of pages.filesOf(this.resourcePath))
    if (isThere) this.addDependency(file);
    else this.addMissingDependency(file);
  this.data.key = pages.keyOf(this.resourcePath);
  const code = pages.get(this.data.key);
  // A page that is not kept is read by the bundler, which then adds this by itself.
  if (code !== undefined) this.addDependency(this.resourcePath);
  return code;
};
