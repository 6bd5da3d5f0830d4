import type {Code, Html, Parents, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {component} from './jsx';
import {FenceError, parseFence, type Fence} from '../samples/fence';
import {readHidden} from '../samples/hidden';
import {highlight, LANGUAGES} from '../samples/highlight';
import {javascriptTitle, toJavaScript} from '../samples/javascript';
import {correspondingLines, markFault} from '../samples/marks';
import {variantOptions, type Written} from '../samples/variant';

/** A sample of the page with the node it was read from. */
interface Placed extends Written {
  readonly node: Code | Html;
  /** What stands right after it. */
  readonly next: RootContent | undefined;
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
  visit(tree, ['code', 'html'], (visited, place, parent) => {
    const node = visited as Code | Html;
    const next = (parent as Parents | undefined)?.children[(place ?? 0) + 1] as RootContent | undefined;
    if (node.type === 'code') page.push({node, next, fence: readFence(node.lang, node.meta, node.value, node, file), code: node.value});
    const hidden = node.type === 'html' ? readHidden(node.value) : undefined;
    if (hidden) page.push({node, next, fence: readFence(hidden.language, hidden.meta, hidden.code, node, file), code: hidden.code});
  });
  return page;
}

/** A `js` fence right after a `ts` one is its JavaScript variant, written by hand. */
const byHand = ({fence, next}: Placed): Code | undefined => (fence.language === 'ts' && next?.type === 'code' && next.lang === 'js' ? next : undefined);

/** The JavaScript variant of a TypeScript sample: the writer's own fence, or the made one; none for code that must not compile. */
async function javascriptOf(page: readonly Placed[], index: number, file: VFile): Promise<string | undefined> {
  const placed = page[index] as Placed;
  const {fence, code, node} = placed;
  const isShownTypeScript = node.type === 'code' && fence.language === 'ts' && fence.src === undefined;
  const written = byHand(placed);
  if (!isShownTypeScript || (fence.error && !written)) return undefined;
  if (written) return written.value;
  try {
    return await toJavaScript(code, variantOptions(page, index));
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
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = readPage(tree, file);
    const javascript = new Map<Placed, string | undefined>();
    for (const [index, placed] of page.entries()) javascript.set(placed, await javascriptOf(page, index, file));
    let shown = 0;
    visit(tree, 'code', (node: Code, place, parent: Parents | undefined) => {
      const placed = page.find((one) => one.node === node);
      if (!parent || place === undefined || !placed) return undefined;
      const {fence} = placed;
      if (!Object.hasOwn(LANGUAGES, fence.language)) {
        file.fail(`不认识的代码语言“${fence.language}”。可用的有 ${Object.keys(LANGUAGES).join('、')}。`, node);
      }
      const siblings = parent.children as RootContent[];
      if (fence.src !== undefined) {
        siblings[place] = component('RemoteSample', {src: fence.src, language: fence.language, title: fence.title});
        return [SKIP, place + 1];
      }
      shown += 1;
      const own = byHand(placed);
      const ownFence = page.find((one) => one.node === own)?.fence;
      siblings.splice(place, own ? 2 : 1, sample(placed, javascript.get(placed), ownFence, `sample-${shown}`));
      return [SKIP, place + 1];
    });
  };
}
