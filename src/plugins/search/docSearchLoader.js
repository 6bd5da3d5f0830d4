// JavaScript, because the bundler loads it by itself.

/** What is written in DocSearch 3.9.0, what stands there instead, and why. */
const CHANGES = [
  [/\w+\.createElement\("style",null,"[^"]*"\)/, 'null', 'an inline style, which the content security policy blocks; ours colours the logo'],
  [/maxLength:64\b/, 'maxLength:400', 'a pasted error message is longer'],
];

/**
 * Changes what no option of DocSearch reaches, while it is bundled.
 * @param {string} source the module
 * @returns {string}
 * @throws Error when a new version is written differently, so that nothing is lost silently
 */
module.exports = function docSearchLoader(source) {
  return CHANGES.reduce((text, [written, instead, why]) => {
    const parts = text.split(written);
    if (parts.length !== 2) {
      throw new Error(`@docsearch/react 换了写法：${written} 出现了 ${parts.length - 1} 次，应是 1 次（${why}）。改 src/plugins/search/docSearchLoader.js。`);
    }
    return parts.join(instead);
  }, source);
};
