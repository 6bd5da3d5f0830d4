/**
 * In:  the samples of a page up to the one whose JavaScript is wanted.
 * Out: what the transformer has to know of the page: the TypeScript before it, and whether a global pipe looks at
 *      the types of parameters.
 *
 * The site shows this variant and the check runs it, so both ask here.
 */
import type { Fence } from './fence';
import { wrap } from './frame';
import type { JavaScriptOptions } from './javascript';

export interface Written {
  readonly fence: Fence;
  readonly code: string;
}

/** Every sample of the page, hidden ones too, in their order. */
export function variantOptions(page: readonly Written[], index: number): JavaScriptOptions {
  const { fence, code = '' } = page[index] ?? {};
  // A sample with imports says itself where its names come from.
  const context = /^import\b/m.test(code)
    ? ''
    : page.slice(0, index).filter(isWhole).map(moduleText).join('\n');
  const frame = fence?.frame;
  return {
    context,
    parameterTypes: page.some(({ code }) => GLOBAL_PIPE.test(code)),
    ...(frame && { frame }),
  };
}

/** Without types in the metadata, a global ValidationPipe would let everything pass. */
const GLOBAL_PIPE = /(?:useGlobalPipes\(|APP_PIPE\b)[^;]*ValidationPipe\(/;

function isWhole({ fence }: Written): boolean {
  return fence.language === 'ts' && fence.nocheck === undefined && fence.src === undefined;
}

function moduleText({ fence, code }: Written): string {
  return fence.frame ? wrap(code, fence.frame).code : code;
}
