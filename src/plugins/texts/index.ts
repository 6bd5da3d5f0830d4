import type { Plugin } from '@docusaurus/types';

/**
 * The part of a plugin whose texts stand in no component: they are its content, and translated as a plugin's, in
 * `i18n/<locale>/<plugin>/<file>.json`.
 * @param file name of that file, without its ending
 * @param texts by name, in Chinese
 */
export const withTexts = (
  file: string,
  texts: Readonly<Record<string, string>>,
): Pick<Plugin, 'loadContent' | 'getTranslationFiles' | 'translateContent'> => ({
  loadContent: () => texts,
  getTranslationFiles: () => [
    {
      path: file,
      content: Object.fromEntries(
        Object.entries(texts).map(([name, message]) => [name, { message }]),
      ),
    },
  ],
  translateContent: ({ translationFiles }) => ({
    ...texts,
    ...Object.fromEntries(
      Object.entries(translationFiles[0]?.content ?? {}).map(([name, { message }]) => [
        name,
        message,
      ]),
    ),
  }),
});
