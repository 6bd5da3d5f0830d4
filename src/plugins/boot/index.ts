import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {bootScript} from './bootScript';

/**
 * Puts our boot script in place of theme-classic's, which reads the stored theme as a bare word and takes any value.
 * Built pages leave theme-classic's script out by the page template (`ssrTemplate`). The development server has no
 * template of ours: there the script runs once more after theme-classic's and has the last word.
 */
export default function boot(): Plugin {
  const script: HtmlTagObject = {tagName: 'script', innerHTML: bootScript};
  const developing = process.env.NODE_ENV === 'development';
  return {
    name: 'boot',
    injectHtmlTags: () => ({headTags: [script], preBodyTags: developing ? [script] : []}),
  };
}
