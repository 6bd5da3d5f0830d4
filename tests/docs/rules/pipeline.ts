import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { remarkPlugins } from '../../../src/remark';
import samples from '../../../src/remark/samples';
import type { Rule } from '../site';

/** Samples are left out: making their JavaScript is most of the build's work, and tests/samples reads them anyway. */
const plugins = remarkPlugins.filter((plugin) => plugin !== samples);

/** What the site's own remark plugins refuse: the build would stop there, at one fault a page. */
const pipeline: Rule = async ({ tree, source, file }) => {
  const page = new VFile({ path: file, value: source });
  const copy = structuredClone(tree);
  try {
    for (const plugin of plugins) await plugin()(copy, page);
    return [];
  } catch (error) {
    const { reason, line } = error as VFileMessage;
    if (reason === undefined) throw error;
    return [{ line: line ?? 1, message: reason.replace(/。$/, '') }];
  }
};

export default pipeline;
