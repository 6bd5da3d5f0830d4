import { digestOf } from './digest';

/** Scripts and styles of a page. */
const BROUGHT = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/** The digest of a script's file, as its tag names it. */
const INTEGRITY = /\bintegrity=["']?(sha\d+-[\w+/=]+)/;

/**
 * The security policy of a kept page. The host has sent it with another file of the release, maybe while its headers were still
 * those of the release before. The digests of the page's own scripts and styles are missing then, and are added.
 * @param policy as the host sent it
 * @param html the page, whose bytes are known to be the site's own
 */
export async function policyFor(policy: string, html: string): Promise<string> {
  let whole = policy;
  for (const [, tag, attributes, text] of html.matchAll(BROUGHT)) {
    const digest = text
      ? await digestOf(new TextEncoder().encode(text))
      : INTEGRITY.exec(attributes!)?.[1];
    if (digest && !whole.includes(`'${digest}'`))
      whole = whole.replace(`${tag}-src `, (directive) => `${directive}'${digest}' `);
  }
  return whole;
}
