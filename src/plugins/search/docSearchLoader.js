// JavaScript, because the bundler loads it by itself.

/** `useRef(value).current` works its value out at each rendering, that is at each key, and throws it away. */
const onlyOnce = '$1.useState(function(){return $2})[0]';

/** Puts a text into the search box that does not come from there: the first one, or that of a recent search. */
const keepValue = 'function(){var i=$4.inputRef.current,v=$4.getInputProps({inputElement:i}).value;i.value!==v&&(i.value=v)}';

/** What is written in DocSearch 3.9.0, what stands there instead, and why. */
const SCRIPT_CHANGES = [
  [/\w+\.createElement\("style",null,"[^"]*"\)/g, 'null', 'an inline style, which the content security policy blocks; ours colours the logo'],
  [/maxLength:64\b/g, 'maxLength:400', 'a pasted error message is longer'],
  [/(\w+)\.useRef\(("undefined"!=typeof window\?window\.getSelection\(\)\.toString\(\)\.slice\(0,64\):"")\)\.current/g, onlyOnce, 'reading the selection lays the page out'],
  [/(\w+)\.useRef\((\w+\(\{key:"__DOCSEARCH_FAVORITE_SEARCHES__"[^}]*\}\))\)\.current/g, onlyOnce, 'it writes to the storage to see whether there is one'],
  [/(\w+)\.useRef\((\w+\(\{key:"__DOCSEARCH_RECENT_SEARCHES__"[^}]*\}\))\)\.current/g, onlyOnce, 'as above'],
  [/onStateChange:function\((\w+)\)\{(\w+)\(\1\.state\)\}/g, 'onStateChange:function($1){Object.keys($1.state).every(function(k){return $1.state[k]===$1.prevState[k]})||$1.state.status==="loading"||$1.state.query&&$1.state.query!==$1.prevState.query||$2($1.state)}', 'a state like the one before renders all results once more; a query renders the dialog before it has results'],
  [/(\w+)\.createElement\("input",(\w+)\((\{className:"DocSearch-Input",ref:(\w+)\.inputRef\}),(\4\.getInputProps\(\{[^}]*\}\))\)\)/g, `($1.useLayoutEffect(${keepValue}),$1.createElement("input",$2($3,$5,{value:undefined})))`, 'the text is the reader\'s: React would put the one back that it rendered last'],
  [/\w+\.context\.searchSuggestions\.length<Object\.keys\((\w+)\)\.length&&(\w+)\(\{searchSuggestions:Object\.keys\(\1\)\}\),\2\(\{nbHits:\w+\}\);/g, '', 'what nothing shows renders the dialog once more'],
  [/(\w+)\.createElement\("footer",\{className:"DocSearch-Footer"\},\1\.createElement\(\w+,\{translations:\w+\}\)\)/g, '$1.useMemo(function(){return $&},[])', 'it never changes'],
  [/(\w+)\.current&&\(\1\.current\.scrollTop=0\)/g, 'requestAnimationFrame(function(){$&})', 'it lays the dialog out before the results are there'],
  [/(function \w+\((\w+)\)\{return (\w+)\.createElement\()"div",\{className:"DocSearch-Dropdown-Container"\},(?=\2\.state\.collections\.map)/g, '$1$2.hitComponent.Results,$2,', 'results are a list of our own, which is used again for every query'],
];

/** A rule that may be for any element makes the browser work out the style of the whole page when the dialog opens. */
const STYLE_CHANGES = [
  [/,\.DocSearch-Container \*(?=\{box-sizing:border-box\})/g, '', 'the site has the same rule'],
  [/:root\{--docsearch-[^}]*\}/g, '', 'the dialog has its own values for these'],
];

/**
 * Changes what no option of DocSearch reaches, while it is bundled. Nearly all is for time: a key has 16 ms.
 * @this {{resourcePath: string}} its script or its style
 * @param {string} source the module
 * @returns {string}
 * @throws Error when a new version is written differently, so that nothing is lost silently
 */
module.exports = function docSearchLoader(source) {
  return (this.resourcePath.endsWith('.css') ? STYLE_CHANGES : SCRIPT_CHANGES).reduce((text, [written, instead, why]) => {
    const places = text.match(written)?.length ?? 0;
    if (places !== 1) {
      throw new Error(`@docsearch/react 换了写法：${written} 出现了 ${places} 次，应是 1 次（${why}）。改 src/plugins/search/docSearchLoader.js。`);
    }
    return text.replace(written, instead);
  }, source);
};
