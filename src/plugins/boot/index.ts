import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { withoutSlash } from '../../data/addressOf';
import { SEARCH } from '../../data/routes';
import type { OpenerTexts } from '../../search/bar/opener';
import { withTexts } from '../texts';
import { bootScript, themeScript } from './bootScript';

const TEXTS = {
  label: '搜索文档',
  placeholder: '概念、类名、报错信息',
  clear: '清除搜索词',
  close: '关闭',
  loading: '正在载入搜索……',
  elsewhere: '在搜索页里查',
} satisfies OpenerTexts;

const script = (innerHTML: string): HtmlTagObject => ({ tagName: 'script', innerHTML });

/**
 * Puts our boot script in place of theme-classic's, which reads the stored theme as a bare word and takes any value.
 * Built pages leave theme-classic's script out by the page template (`ssrTemplate`). The development server has no
 * template of ours: there the theme is set once more after theme-classic's script, and has the last word.
 */
export default function boot({ baseUrl }: Pick<LoadContext, 'baseUrl'>): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  return {
    name: 'boot',
    // The script is no component.
    ...withTexts('search', TEXTS),
    injectHtmlTags: ({ content }) => ({
      headTags: [script(bootScript(content as OpenerTexts, withoutSlash(baseUrl) + SEARCH))],
      preBodyTags: developing ? [script(themeScript)] : [],
    }),
  };
}
