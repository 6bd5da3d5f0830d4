import type {Code, Parents, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {component} from '../jsx';
import {FenceError, parseFence, type Fence} from './fence';
import {highlight, LANGUAGES} from './highlight';
import {javascriptTitle, toJavaScript} from './javascript';

function readFence(node: Code, file: VFile): Fence {
  try {
    return parseFence(node.lang, node.meta);
  } catch (error) {
    if (!(error instanceof FenceError)) throw error;
    return file.fail(error.message, node);
  }
}

/** The JavaScript variant of a TypeScript sample: the writer's own fence if one follows, the made one otherwise. */
function javascriptOf(code: Code, fence: Fence, next: RootContent | undefined, file: VFile): string | undefined {
  if (next?.type === 'code' && next.lang === 'js') return next.value;
  try {
    return toJavaScript(code.value, {frame: fence.frame});
  } catch (error) {
    return file.fail(`生成 JavaScript 版本失败：${(error as Error).message}。可以在后面手写一个 js 围栏。`, code);
  }
}

/** `<Sample>` for one fence, with both languages when it is TypeScript. */
function sample(code: Code, fence: Fence, javascript: string | undefined, id: string): RootContent {
  return component('Sample', {
    id,
    language: fence.language,
    title: fence.title,
    html: highlight(code.value, fence.language),
    javascript: javascript === undefined ? undefined : highlight(javascript, 'js'),
    javascriptTitle: javascript === undefined || !fence.title ? undefined : javascriptTitle(fence.title),
  });
}

/**
 * In:  ```` ```ts title="cats.service.ts" ````, alone or followed at once by ```` ```js ````; ```` ```ts src="/samples/cats.ts" ````
 * Out: `<Sample>` with the coloured HTML of each language, `<RemoteSample>` for what the browser fetches.
 */
export default function samples() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    visit(tree, 'code', (node: Code, index, parent: Parents | undefined) => {
      if (!parent || index === undefined) return undefined;
      const siblings = parent.children as RootContent[];
      const fence = readFence(node, file);
      if (!Object.hasOwn(LANGUAGES, fence.language)) {
        file.fail(`不认识的代码语言“${fence.language}”。可用的有 ${Object.keys(LANGUAGES).join('、')}。`, node);
      }
      if (fence.src !== undefined) {
        siblings[index] = component('RemoteSample', {src: fence.src, language: fence.language, title: fence.title});
        return [SKIP, index + 1];
      }
      count += 1;
      const next = siblings[index + 1];
      const javascript = fence.language === 'ts' ? javascriptOf(node, fence, next, file) : undefined;
      const paired = fence.language === 'ts' && next?.type === 'code' && next.lang === 'js';
      siblings.splice(index, paired ? 2 : 1, sample(node, fence, javascript, `sample-${count}`));
      return [SKIP, index + 1];
    });
  };
}
