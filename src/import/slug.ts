/** Punctuation that the official site leaves out of an anchor; full-width punctuation stays in (marked 4, `Slugger`). */
const PUNCTUATION = /[\u2000-\u206F\u2E00-\u2E7F\\'!"#$%&()*+,./:;<=>?@[\]^`{|}~]/g;
const TAG = /<[!/a-z].*?>/gi;

/**
 * Makes the anchors of one page as the official site does, so that links from everywhere still lead to their headings:
 * `NODE_ENV=production` → `node_envproduction`, `TypeScript & GraphQL` → `typescript--graphql`, a second `Example` → `example-1`.
 * @returns the anchor of the next heading, by its text
 */
export function anchorMaker(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const base = text
      .toLowerCase()
      .trim()
      .replace(TAG, '')
      .replace(PUNCTUATION, '')
      .replace(/\s/g, '-');
    let count = seen.get(base) ?? -1;
    let anchor = base;
    if (count >= 0)
      do {
        count += 1;
        anchor = `${base}-${count}`;
      } while (seen.has(anchor));
    seen.set(base, Math.max(count, 0));
    seen.set(anchor, seen.get(anchor) ?? 0);
    return anchor;
  };
}
