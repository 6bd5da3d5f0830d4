import { FenceError } from './fence';
import { LANGUAGES } from './languages';

/** A comment that begins with a language holds a sample: it takes part in the check, and the reader finds it folded. */
export interface HiddenSample {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
}

const HIDDEN = new RegExp(
  `^<!--[ \\t]*(${Object.keys(LANGUAGES).join('|')})(?:[ \\t]+(.*))?\\n([^]*?)\\n?[ \\t]*-->\\s*$`,
);

/**
 * In:  `<!-- ts title="app.module.ts"⏎…⏎-->`
 * Out: its language, meta and code; nothing for any other comment.
 */
export function readHidden(html: string): HiddenSample | undefined {
  const [, language, meta = '', code = ''] = HIDDEN.exec(html) ?? [];
  return language === undefined ? undefined : { language, meta, code };
}

/** Whether a comment has no `-->`: all that follows on the page is part of it. */
export const isOpenComment = (html: string): boolean =>
  /^\s*<!--/.test(html) && !html.includes('-->');

/**
 * The sample that a comment holds.
 * @param html one that holds a sample, or an open comment
 * @throws {FenceError} it is open
 */
export function hiddenIn(html: string): HiddenSample {
  const hidden = readHidden(html);
  if (!hidden) throw new FenceError('这条注释没有结束，后面的内容都在它里面：在它的末尾写上 -->');
  return hidden;
}
