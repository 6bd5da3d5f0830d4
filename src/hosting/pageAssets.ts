import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './pages';

/** A tag that brings one of the app's own files into the page; their names carry a hash, so that none is ever another one. */
const TAG =
  /<(?:script|link)\b[^>]*?\b(?:src|href)=["']?(\/assets\/[^\s"'>]+\.(?:js|css))["']?[^>]*?(?=\s*\/?>)/g;

const WRITTEN = / integrity="[^"]*"/;

/**
 * A page whose scripts and style sheets say what they must be (Subresource Integrity): the browser runs no other content,
 * also where a cache, a proxy or half an answer gives it some.
 * @param digest of the file at an address of this site
 * @returns the same HTML with the attribute on each of these tags, once
 */
export const withIntegrity = (html: string, digest: (address: string) => string): string =>
  html.replace(
    TAG,
    (tag: string, address: string) => `${tag.replace(WRITTEN, '')} integrity="${digest(address)}"`,
  );

/** The digest of a file of a built site, as `integrity` and `script-src` have it. */
export const fileDigest = (buildDir: string, address: string): string =>
  `sha384-${createHash('sha384')
    .update(readFileSync(path.join(buildDir, address)))
    .digest('base64')}`;

/**
 * Writes the digests into every page of a built site. Running it again changes nothing.
 * @param buildDir the folder of the built site, with its scripts and styles as they will be served
 * @throws when a page names a script or a style sheet that is not there
 */
export function writeIntegrity(buildDir: string): void {
  const digests = new Map<string, string>();
  const digest = (address: string): string => {
    const known = digests.get(address) ?? fileDigest(buildDir, address);
    digests.set(address, known);
    return known;
  };
  for (const file of listFiles(buildDir).filter((name) => name.endsWith('.html'))) {
    const full = path.join(buildDir, file);
    const html = readFileSync(full, 'utf8');
    const written = withIntegrity(html, digest);
    if (written !== html) writeFileSync(full, written);
  }
}
