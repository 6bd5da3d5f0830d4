import { createHash } from 'node:crypto';

/** What a text is known by in the cache. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
