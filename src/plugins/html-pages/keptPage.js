/**
 * Bundler loader that stands around the docs plugin's own (`enforce: 'post'`): its `pitch` answers with the module that an
 * earlier build has made of the same page; if there is none, the page is compiled and what comes out is kept.
 * Options: {pages: KeptPages}
 */
module.exports = function keptPage(code) {
  const { pages } = this.getOptions();
  // Saved in the middle of it, a page would be kept under the name of what it was before.
  if (pages.keyOf(this.resourcePath) === this.data.key) pages.set(this.data.key, code);
  return code;
};

module.exports.pitch = function pitch() {
  const { pages } = this.getOptions();
  // Nobody else tells the bundler of drawings; told here, it knows them also when one has a fault, at which the compilation ends.
  for (const [file, isThere] of pages.filesOf(this.resourcePath))
    if (isThere) this.addDependency(file);
    else this.addMissingDependency(file);
  this.data.key = pages.keyOf(this.resourcePath);
  const code = pages.get(this.data.key);
  // Otherwise the bundler does it, when it reads the file.
  if (code !== undefined) this.addDependency(this.resourcePath);
  return code;
};
