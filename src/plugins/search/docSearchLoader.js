// JavaScript, because the bundler loads it by itself.

/** `useRef(value).current` works its value out at each rendering, that is at each key, and throws it away. */
const onlyOnce = '$1.useState(function(){return $2})[0]';

/** What is written in DocSearch 3.9.0, what stands there instead, and why. */
const CHANGES = [
  [/\w+\.createElement\("style",null,"[^"]*"\)/g, 'null', 'an inline style, which the content security policy blocks; ours colours the logo'],
  [/maxLength:64\b/g, 'maxLength:400', 'a pasted error message is longer'],
  [/(\w+)\.useRef\(("undefined"!=typeof window\?window\.getSelection\(\)\.toString\(\)\.slice\(0,64\):"")\)\.current/g, onlyOnce, 'reading the selection lays the page out'],
  [/(\w+)\.useRef\((\w+\(\{key:"__DOCSEARCH_FAVORITE_SEARCHES__"[^}]*\}\))\)\.current/g, onlyOnce, 'it writes to the storage to see whether there is one'],
  [/(\w+)\.useRef\((\w+\(\{key:"__DOCSEARCH_RECENT_SEARCHES__"[^}]*\}\))\)\.current/g, onlyOnce, 'as above'],
  [/key:(\[t\.title,(\w+)\.objectID\]\.join\(":"\)),item:\2,index:(\w+)/g, 'key:$2._snippetResult?$3:$1,item:$2,index:$3', 'a row is used again for the result that comes in its place'],
];

/**
 * Changes what no option of DocSearch reaches, while it is bundled.
 * @param {string} source the module
 * @returns {string}
 * @throws Error when a new version is written differently, so that nothing is lost silently
 */
module.exports = function docSearchLoader(source) {
  return CHANGES.reduce((text, [written, instead, why]) => {
    const places = text.match(written)?.length ?? 0;
    if (places !== 1) {
      throw new Error(`@docsearch/react 换了写法：${written} 出现了 ${places} 次，应是 1 次（${why}）。改 src/plugins/search/docSearchLoader.js。`);
    }
    return text.replace(written, instead);
  }, source);
};
