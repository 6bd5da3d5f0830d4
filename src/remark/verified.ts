import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {verifiedOf} from '../data/sampleRecord';
import {component} from './jsx';

/** The route of a page's file: its path below `docs/`; `introduction.md` is the root. */
export function routeOfFile(path: string): string {
  const name = /(?:^|[\\/])docs[\\/](.+)\.md$/.exec(path)?.[1]?.replace(/\\/g, '/');
  return name === undefined || name === 'introduction' ? '/' : `/${name}`;
}

/**
 * In:  a page with samples
 * Out: the same with `<Verified>` before its text: how many samples were compiled and run, from the check's own record.
 */
export default function verified() {
  return (tree: Root, file: VFile): void => {
    const record = verifiedOf(routeOfFile(file.path));
    if (!record || record.compiled === 0) return;
    const {nest, compiled, ran} = record;
    const at = tree.children.findIndex(({type}) => type !== 'yaml');
    tree.children.splice(Math.max(at, 0), 0, component('Verified', {nest, compiled: String(compiled), ran: String(ran)}));
  };
}
