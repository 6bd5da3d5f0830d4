/**
 * Replaces: @docusaurus/core 3.10.2 lib/client/renderToHtml.js (see plugins/replacements).
 * Why: React 18's stream for Node.js fills what a character of several bytes leaves free at the end of each 2 KiB with
 * NUL bytes. In text the minifier drops them; in attributes and drawings readers saw “�” (54 pages, 6 of them visibly).
 * React's stream for browsers and workers has no such buffer.
 */
import type {ReactNode} from 'react';
import {renderToReadableStream} from 'react-dom/server.browser';

/**
 * The HTML of a page, once everything it waits for is there.
 * @throws the first error of any component, also inside a Suspense boundary
 */
export async function renderToHtml(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(app, {onError: (error) => void errors.push(error)});
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return new Response(stream).text();
}
