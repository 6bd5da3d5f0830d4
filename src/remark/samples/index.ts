import type {Code, Html, Parents, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {component} from '../jsx';
import {FenceError, parseFence, type Fence} from './fence';
import {readHidden} from './hidden';
import {highlight, LANGUAGES} from './highlight';
import {javascriptTitle, toJavaScript} from './javascript';
import {correspondingLines, markFault} from './marks';
import {variantOptions, type Written} from './variant';

/** A sample of the page with the node it was read from. */
interface Placed extends Written {
  readonly node: Code | Html;
}

function readFence(language: string | null | undefined, meta: string | null | undefined, code: string, node: Code | Html, file: VFile): Fence {
  try {
    const fence = parseFence(language, meta);
    const fault = markFault(fence, code);
    if (fault) throw new FenceError(fault);
    return fence;
  } catch (error) {
    if (!(error instanceof FenceError)) throw error;
    return file.fail(error.message, node);
  }
}

/** Every sample of the page in its order, those in hidden comments too. */
function readPage(tree: Root, file: VFile): Placed[] {
  const page: Placed[] = [];
  visit(tree, ['code', 'html'], (visited) => {
    const node = visited as Code | Html;
    if (node.type === 'code') page.push({node, fence: readFence(node.lang, node.meta, node.value, node, file), code: node.value});
    const hidden = node.type === 'html' ? readHidden(node.value) : undefined;
    if (hidden) page.push({node, fence: readFence(hidden.language, hidden.meta, hidden.code, node, file), code: hidden.code});
  });
  return page;
}

/** A `js` fence right after a `ts` one is its JavaScript variant, written by hand. */
const byHand = (next: RootContent | undefined): Code | undefined => (next?.type === 'code' && next.lang === 'js' ? next : undefined);

/** The JavaScript variant of a TypeScript sample: the writer's own fence, or the made one; none for code that must not compile. */
function javascriptOf(page: readonly Placed[], index: number, next: RootContent | undefined, file: VFile): string | undefined {
  const {fence, code, node} = page[index] as Placed;
  const written = byHand(next);
  if (written) return written.value;
  if (fence.error) return undefined;
  try {
    return toJavaScript(code, variantOptions(page, index));
  } catch (error) {
    return file.fail(`生成 JavaScript 版本失败：${(error as Error).message}。可以在后面手写一个 js 围栏。`, node);
  }
}

/** The marked lines of the JavaScript variant: the writer's own, or those behind the marked TypeScript. */
function marksOf(javascript: string, {fence, code}: Written, own: Fence | undefined): readonly number[] {
  return own?.mark ?? (fence.mark ? correspondingLines(code, javascript, fence.mark) : []);
}

/**
 * `<Sample>` for one fence, with both languages when it is TypeScript.
 * @param own the fence of a variant written by hand
 */
function sample({code, fence}: Written, javascript: string | undefined, own: Fence | undefined, id: string): RootContent {
  return component('Sample', {
    id,
    language: fence.language,
    title: fence.title,
    html: highlight(code, fence.language, fence.mark),
    javascript: javascript === undefined ? undefined : highlight(javascript, 'js', marksOf(javascript, {code, fence}, own)),
    javascriptTitle: javascript === undefined || !fence.title ? undefined : javascriptTitle(fence.title),
  });
}

/**
 * In:  ```` ```ts title="cats.service.ts" ````, alone or followed at once by ```` ```js ````; ```` ```ts src="/samples/cats.ts" ````
 * Out: `<Sample>` with the coloured HTML of each language, `<RemoteSample>` for what the browser fetches.
 */
export default function samples() {
  return (tree: Root, file: VFile): void => {
    const page = readPage(tree, file);
    let shown = 0;
    visit(tree, 'code', (node: Code, place, parent: Parents | undefined) => {
      const index = page.findIndex((placed) => placed.node === node);
      if (!parent || place === undefined || index < 0) return undefined;
      const {fence, code} = page[index] as Placed;
      if (!Object.hasOwn(LANGUAGES, fence.language)) {
        file.fail(`不认识的代码语言“${fence.language}”。可用的有 ${Object.keys(LANGUAGES).join('、')}。`, node);
      }
      const siblings = parent.children as RootContent[];
      if (fence.src !== undefined) {
        siblings[place] = component('RemoteSample', {src: fence.src, language: fence.language, title: fence.title});
        return [SKIP, place + 1];
      }
      shown += 1;
      const next = fence.language === 'ts' ? siblings[place + 1] : undefined;
      const javascript = fence.language === 'ts' ? javascriptOf(page, index, next, file) : undefined;
      const own = byHand(next);
      const ownFence = page.find((placed) => placed.node === own)?.fence;
      siblings.splice(place, own ? 2 : 1, sample({code, fence}, javascript, ownFence, `sample-${shown}`));
      return [SKIP, place + 1];
    });
  };
}
