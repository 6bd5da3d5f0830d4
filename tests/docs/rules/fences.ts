import type { Code } from 'mdast';
import { longWordFault } from '../../../src/remark/longWord';
import { FenceError, parseFence } from '../../../src/samples/fence';
import { LANGUAGES } from '../../../src/samples/languages';
import { lineOf, ofType, type Page } from '../page';
import type { Rule, Site } from '../site';

/** Whether a line of code would open a fence, had the one around it ended: words behind its backticks keep it from being that end. */
const opensFence = (text: string, outer: string): boolean =>
  new RegExp(`^ {0,3}${outer[0]}{${outer.length},}\\s*[a-z]`, 'i').test(text);

/** How the stock theme of Docusaurus marks lines. */
const MAGIC = /(?:\/\/|#|\/\*|<!--) *highlight-(?:next-line|start|end)\b/;

function fenceFault(code: Code, { lines }: Page, { files }: Site): string | undefined {
  const start = code.position?.start;
  const end = code.position?.end.line ?? 0;
  const opener = /^(?:`{3,}|~{3,})/.exec(
    (lines[lineOf(code) - 1] ?? '').slice((start?.column ?? 1) - 1),
  )?.[0];
  if (!opener)
    return '缩进四格的文字会变成没有语言的代码块。是代码就改用 ``` 围栏，不是代码就去掉缩进';
  const closer = new RegExp(`(?:^|[\\s>])${opener[0]}{${opener.length},}\\s*$`);
  if (end === lineOf(code) || !closer.test(lines[end - 1] ?? ''))
    return `围栏没有结束：在代码后面另起一行写 ${opener}，缩进与开头相同`;
  const swallowed = code.value.split('\n').find((text) => opensFence(text, opener));
  if (swallowed !== undefined)
    return `围栏没有结束，下一个围栏 ${swallowed.trim()} 也在它里面：在代码后面另起一行写 ${opener}；要展示围栏，外面的就多写一个反引号`;
  try {
    const { language, src } = parseFence(code.lang, code.meta);
    if (!Object.hasOwn(LANGUAGES, language))
      return `不认识的代码语言“${language}”，可用的有 ${Object.keys(LANGUAGES).join('、')}`;
    if (src !== undefined && !/^\/(?!\/|.*\.\.)/.test(src))
      return `src="${src}" 不能用：从 / 写起，只能是本站的文件，例如 src="/samples/cats.ts"`;
    if (src !== undefined && !files.has(`static${src}`))
      return `src="${src}" 指的文件不存在：把它放到 static${src}`;
    if (src === undefined && code.value.trim() === '') return '围栏里没有代码';
    const magic = MAGIC.exec(code.value);
    if (magic)
      return `代码里的“${magic[0]}”会照字面显示：删掉它，在围栏上写 mark="行号"，例如 mark="3-5,8"`;
    return longWordFault(code.value);
  } catch (error) {
    if (error instanceof FenceError) return error.message;
    throw error;
  }
}

/** Every code fence is closed and says what it holds (W10). Whether the code is right is checked by tests/samples. */
const fences: Rule = (page, site) =>
  ofType(page, 'code').flatMap((code) => {
    const message = fenceFault(code, page, site);
    return message === undefined ? [] : [{ line: lineOf(code), message }];
  });

export default fences;
