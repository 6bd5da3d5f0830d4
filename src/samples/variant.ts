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

/**
 * Whether a sample is the JavaScript of the one before it, written by hand: a `js` fence right behind a `ts` one. Whoever
 * reads a page asks once; from then on the sample says it (`isVariant`), and the two stay together.
 * @param before the sample that nothing stands between, not even a comment
 */
export function isVariantOf(before: Seen | undefined, sample: Seen): boolean {
  return isSeen(before, 'ts') && isSeen(sample, 'js');
}

type Seen = Pick<Written, 'fence'> & { readonly hidden: boolean };

/** Whether readers see the code of a sample on the page, and in this language. */
const isSeen = (sample: Seen | undefined, language: string): boolean =>
  sample?.fence.language === language && !sample.hidden && sample.fence.src === undefined;

/** The JavaScript of a sample that is written by hand. */
export function byHand<One extends { readonly isVariant: boolean }>(
  page: readonly One[],
  index: number,
): One | undefined {
  const next = page[index + 1];
  return next?.isVariant ? next : undefined;
}

/** Every sample of the page, hidden ones too, in their order. */
export function variantOptions(page: readonly Written[], index: number): JavaScriptOptions {
  const { fence, code = '' } = page[index] ?? {};
  // A sample with imports says itself where its names come from.
  const context = /^import\b/m.test(code)
    ? ''
    : page.slice(0, index).filter(isCompiled).map(moduleText).join('\n');
  const frame = fence?.frame;
  return {
    context,
    parameterTypes: page.some(({ code }) => GLOBAL_PIPE.test(code)),
    ...(frame && { frame }),
  };
}

/** Without types in the metadata, a global ValidationPipe would let everything pass. */
const GLOBAL_PIPE = /(?:useGlobalPipes\(|APP_PIPE\b)[^;]*ValidationPipe\(/;

/** Whether the check compiles a sample, so that its names can be relied on. */
function isCompiled({ fence }: Written): boolean {
  return fence.language === 'ts' && fence.nocheck === undefined && fence.src === undefined;
}

function moduleText({ fence, code }: Written): string {
  return fence.frame ? wrap(code, fence.frame).code : code;
}
