import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import type { OpenerTexts } from '../../search/bar/opener';
import { bootScript, themeScript } from './bootScript';

const TEXTS: OpenerTexts = {
  label: '搜索文档',
  placeholder: '概念、类名、报错信息',
  clear: '清除搜索词',
  close: '关闭',
  loading: '正在载入搜索……',
  elsewhere: '在搜索页里查',
};

const script = (innerHTML: string): HtmlTagObject => ({ tagName: 'script', innerHTML });

/** Texts by name, as Docusaurus' translation files have them. */
export const messagesOf = (texts: object): Record<string, { message: string }> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, message]) => [name, { message: String(message) }]),
  );

/** The texts in such a file, by name. */
export const textsOf = (messages: Record<string, { message: string }>): object =>
  Object.fromEntries(Object.entries(messages).map(([name, { message }]) => [name, message]));

/**
 * Puts our boot script in place of theme-classic's, which reads the stored theme as a bare word and takes any value.
 * Built pages leave theme-classic's script out by the page template (`ssrTemplate`). The development server has no
 * template of ours: there the theme is set once more after theme-classic's script, and has the last word.
 */
export default function boot({ baseUrl }: Pick<LoadContext, 'baseUrl'>): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  return {
    name: 'boot',
    // The script is no component: its texts are translated as a plugin's, in `i18n/<locale>/boot/search.json`.
    loadContent: () => TEXTS,
    getTranslationFiles: ({ content }) => [
      { path: 'search', content: messagesOf(content as OpenerTexts) },
    ],
    translateContent: ({ content, translationFiles }) => ({
      ...(content as OpenerTexts),
      ...textsOf(translationFiles[0]?.content ?? {}),
    }),
    injectHtmlTags: ({ content }) => ({
      headTags: [script(bootScript(content as OpenerTexts, `${baseUrl}search`))],
      preBodyTags: developing ? [script(themeScript)] : [],
    }),
  };
}
