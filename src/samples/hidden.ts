import { LANGUAGES } from './languages';

/** What a comment that begins with a language holds: a sample that the check sees and the reader does not. */
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
