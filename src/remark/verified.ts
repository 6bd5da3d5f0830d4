import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {verifiedOf} from '../data/sampleRecord';
import {component} from './jsx';

/**
 * In:  a page with samples
 * Out: the same with `<Verified>` before its text: how many samples were compiled and run, from the check's own record.
 */
export default function verified() {
  return (tree: Root, file: VFile): void => {
    const record = verifiedOf(file.path);
    if (!record || record.compiled === 0) return;
    const {nest, compiled, ran} = record;
    const at = tree.children.findIndex(({type}) => type !== 'yaml');
    tree.children.splice(Math.max(at, 0), 0, component('Verified', {nest, compiled: String(compiled), ran: String(ran)}));
  };
}
