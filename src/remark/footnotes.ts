import type { MarkdownConfig } from '@docusaurus/types';

/**
 * In:  `脚注[^1]。`, and a paragraph `[^1]: 内容`
 * Out: the number as a link, and the notes at the end of the text under a heading that is heard, with links back. MDX does
 *      that by itself; here are the words that readers see, and ids without `user-content-`, which is for texts of strangers.
 */
export const footnotes: MarkdownConfig['remarkRehypeOptions'] = {
  clobberPrefix: '',
  footnoteLabel: '脚注',
  footnoteLabelProperties: { className: ['visually-hidden'] },
  footnoteBackLabel: (note: number, use: number) =>
    `回到正文：脚注 ${note + 1}${use > 1 ? `，第 ${use} 处` : ''}`,
};
