/** Files that requests upload and no page shows: servers look at the first bytes, so each is the smallest of its kind. */
import { posix } from 'node:path';
import type { Curl } from './curl';

const SMALLEST: Readonly<Record<string, string>> = {
  '.png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  '.jpg':
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  '.gif': 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  '.pdf': 'JVBERi0xLjQKJSVFT0YK',
};

/** The content of a file that only a request names: the smallest of its kind, a word of text for any other. */
export function uploadOf(path: string): Uint8Array {
  const known = SMALLEST[posix.extname(path).replace('jpeg', 'jpg')];
  return known === undefined ? Buffer.from('喵\n') : Buffer.from(known, 'base64');
}

/** The files that a request sends, by the paths that its command gives. */
export function uploadsIn({ bodyFile, form = [] }: Curl): string[] {
  return [
    ...(bodyFile === undefined ? [] : [bodyFile]),
    ...form.filter(({ file }) => file).map(({ value }) => value),
  ];
}
