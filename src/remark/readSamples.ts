import type { Code, Html, Root } from 'mdast';
import type { VFile } from 'vfile';
import { fail } from './fail';
import { longWordFault } from './longWord';
import { FenceError, parseFence, type Fence } from '../samples/fence';
import { hiddenIn } from '../samples/hidden';
import type { PageSample } from '../samples/majors';
import { markFault } from '../samples/marks';
import { pageNodes } from '../samples/page/nodes';
import { isVariantOf } from '../samples/variant';

/** A sample of the page with the node it was read from. */
export interface Placed extends PageSample {
  readonly node: Code | Html;
  /** It stands in a comment: the reader finds it folded. */
  readonly hidden: boolean;
}

/**
 * A fence and a hidden comment say the same in two ways.
 * @throws {FenceError} a comment without an end
 */
function written(node: Code | Html): {
  language: string | null | undefined;
  meta: string | null | undefined;
  code: string;
} {
  if (node.type === 'code') return { language: node.lang, meta: node.meta, code: node.value };
  return hiddenIn(node.value);
}

function readFence(node: Code | Html, file: VFile): Fence {
  try {
    const { language, meta, code } = written(node);
    const fence = parseFence(language, meta);
    const fault = markFault(fence, code) ?? longWordFault(code);
    if (fault) throw new FenceError(fault);
    return fence;
  } catch (error) {
    if (!(error instanceof FenceError)) throw error;
    return fail(file, error.message, node);
  }
}

/**
 * Every sample of the page in its order, those in hidden comments too.
 * @param file where faults are told
 * @throws {VFileMessage} a fence that cannot be read, lines marked that it does not have, a word too long, or a comment without an end
 */
export function readSamples(tree: Root, file: VFile): Placed[] {
  const page: Placed[] = [];
  for (const { node, fold, before } of pageNodes(tree).nodes) {
    if (node.type === 'heading') continue;
    const last = page.at(-1);
    const own = { node, hidden: node.type === 'html', fence: readFence(node, file) };
    const isVariant = isVariantOf(last?.node === before ? last : undefined, own);
    page.push({ ...own, code: written(node).code, fold, isVariant });
  }
  return page;
}
