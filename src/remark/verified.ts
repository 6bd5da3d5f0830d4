import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { verifiedOf, type Verified } from '../data/sampleRecord';
import { component } from './jsx';

/** The record as the component has it: what the next major counts stands only where it differs. */
function verifiedProps({
  nest,
  compiled,
  ran,
  next,
}: Verified): Record<string, string | undefined> {
  const same = next?.compiled === compiled && next.ran === ran;
  return {
    nest,
    compiled: String(compiled),
    ran: String(ran),
    next: next?.nest,
    differences: next && String(next.differences),
    nextCompiled: next && !same ? String(next.compiled) : undefined,
    nextRan: next && !same ? String(next.ran) : undefined,
    without: next?.without?.join('、'),
  };
}

/**
 * In:  a page with samples
 * Out: the same with `<Verified>` before its text: how many samples were compiled and run, from the check's own record;
 *      `<Unchecked>` when nothing has been checked and samples say so themselves (`nocheck`), as imported ones do.
 */
export default function verified() {
  return (tree: Root, file: VFile): void => {
    const record = verifiedOf(file.path);
    const unchecked = Number(file.data.unchecked ?? 0);
    const line = record?.compiled
      ? component('Verified', verifiedProps(record))
      : unchecked > 0
        ? component('Unchecked', { count: String(unchecked) })
        : undefined;
    if (!line) return;
    const at = tree.children.findIndex(({ type }) => type !== 'yaml');
    tree.children.splice(Math.max(at, 0), 0, line);
  };
}
