import type { Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { broughtOn } from './folds';
import { readSamples } from './readSamples';
import { SampleComponents } from './sampleComponents';
import { SampleGroups } from './sampleGroups';
import { javascriptOn } from './variants';
import { extract } from '../samples/page/extract';

/**
 * In:  ```` ```ts title="cats.service.ts" ````, alone or followed at once by ```` ```js ````; ```` ```ts src="/samples/cats.ts" ````;
 *      ```` ```bash run="…" ```` with its answers; `<!-- ts title="app.module.ts" … -->`
 * Out: `<Sample>` with the coloured HTML of each language, `<RemoteSample>` for what the browser fetches, an
 *      `<Exchange>` for each command with its answer, a `<Fold>` with what takes part and is not part of the lesson.
 */
export default function samples() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = readSamples(tree, file);
    // Now, for `runnable`: the rules after this one change the tree. In that of an .mdx page comments are no HTML.
    if (file.extname !== '.mdx') extract(String(file.value), tree);
    file.data.unchecked = page.filter(
      ({ node, fence }) => node.type === 'code' && fence.nocheck !== undefined,
    ).length;
    const components = new SampleComponents(page, await javascriptOn(page, file));
    const groups = new SampleGroups(page, components, await broughtOn(page), file);
    const parents = new Set<Parents>();
    visit(tree, ['code', 'html'], (_node, _place, parent) => {
      if (parent) parents.add(parent);
    });
    for (const parent of parents)
      (parent as Root).children = groups.children((parent as Root).children);
  };
}
