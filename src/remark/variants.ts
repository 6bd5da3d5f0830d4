import type { VFile } from 'vfile';
import { fail } from './fail';
import type { Placed } from './readSamples';
import { toJavaScript, UnsupportedSample } from '../samples/javascript';
import { samplesOn } from '../samples/majors';
import { byHand, variantOptions } from '../samples/variant';

/**
 * The JavaScript variant of a TypeScript sample: the writer's own fence, or the made one; none for code that must not
 * compile, and none for a hidden sample that cannot be rewritten.
 */
async function javascriptOf(
  placed: Placed,
  page: readonly Placed[],
  file: VFile,
): Promise<string | undefined> {
  const { fence, code, node } = placed;
  const index = page.indexOf(placed);
  const written = byHand(page, index);
  if (fence.language !== 'ts' || fence.src !== undefined || (fence.error && !written))
    return undefined;
  if (written) return written.code;
  try {
    return await toJavaScript(code, variantOptions(page, index));
  } catch (error) {
    // Nobody has promised that it is right: it is shown as it is, in its own language only.
    if (fence.nocheck !== undefined) return undefined;
    const isUnsupported = error instanceof UnsupportedSample;
    if (placed.hidden && isUnsupported) return undefined;
    const reason = isUnsupported ? error.reason : (error as Error).message;
    return fail(
      file,
      `生成 JavaScript 版本失败：${reason}。可以在后面手写一个 js 围栏。`,
      isUnsupported ? lineOf(node, error.line) : node,
    );
  }
}

/** Where a line of the code (from 1) stands on the page. */
function lineOf({ position }: Placed['node'], line: number): Pick<Placed['node'], 'position'> {
  const place = { line: (position?.start.line ?? 0) + line, column: 1 };
  return { position: { start: place, end: place } };
}

/**
 * The JavaScript variant of each sample, which sees the samples of its own major; nothing for one that has none.
 * @param file where faults are told
 * @throws {VFileMessage} a sample that readers see has no counterpart, and none is written by hand
 */
export async function javascriptOn(
  page: readonly Placed[],
  file: VFile,
): Promise<ReadonlyMap<Placed, string | undefined>> {
  const javascript = new Map<Placed, string | undefined>();
  const [before, after] = [samplesOn('11', page), samplesOn('12', page)];
  for (const placed of page) {
    const own = placed.fold === undefined ? before : after;
    javascript.set(placed, await javascriptOf(placed, own, file));
  }
  return javascript;
}
