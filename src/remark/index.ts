import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import addresses from './addresses';
import directives from './directives';
import figures from './figures';
import html from './html';
import notes from './notes';
import runnable from './runnable';
import samples from './samples';
import tables from './tables';
import verified from './verified';

type RemarkPlugin = () => (tree: Root, file: VFile) => void | Promise<void>;

/**
 * What happens to a page's Markdown, in running order. All of it runs before Docusaurus' own plugins,
 * so that those see ordinary headings, links and paragraphs only. Samples come first: some stand in comments,
 * which `html` removes. The links that a sheet of paper lists (`notes`) are those of the text.
 */
export const remarkPlugins: RemarkPlugin[] = [
  samples,
  html,
  directives,
  addresses,
  figures,
  tables,
  verified,
  notes,
  runnable,
];
