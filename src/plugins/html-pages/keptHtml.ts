/**
 * The server's entry: Docusaurus' own, which renders a page to HTML, asked only for pages that are not kept as they are now.
 * A change of one page renders one page; a change of anything that all of them show (a component, a title in the menu) all.
 *
 * What a page is rendered from is the bundle itself, so its files are the key: all of them but those that hold the text of one
 * other page. For that, names of files may not depend on contents, which the bundle would repeat (index.ts).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import routesChunkNames from '@generated/routesChunkNames';
import render, { type Params, type Rendered } from 'site-server';
import { Cache, digestOf } from '../../cache';

/** The `require` of Node.js, which resolves from the bundle's folder; a plain one the bundler would resolve among the sources. */
declare const __non_webpack_require__: NodeJS.Require;

/** What follows the path in the name of a route among the generated files (seams, “entries of the bundles”). */
const ROUTE_HASH = /-[0-9a-f]{3,4}$/;

const cache = new Cache<Rendered>('html', ['src/plugins/html-pages/keptHtml.ts']);

/** The chunks that hold the text of a page, by its path. */
function textChunks(): Map<string, string[]> {
  const chunks = new Map<string, string[]>();
  for (const [route, { content }] of Object.entries(routesChunkNames)) {
    if (typeof content !== 'string') continue;
    const page = route.replace(ROUTE_HASH, '');
    chunks.set(page, [...(chunks.get(page) ?? []), content]);
  }
  return chunks;
}

/** @returns the digest of all that a page of this path is rendered from */
function bundleDigests(): (pathname: string) => string {
  const bundle = __non_webpack_require__.resolve('./server.bundle.js');
  const folder = path.dirname(bundle);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort();
  const digests = new Map(
    files.map((file) => [
      path.basename(file, '.js'),
      digestOf(readFileSync(path.join(folder, file))),
    ]),
  );
  const texts = textChunks();
  const ofOnePage = new Set([...texts.values()].flat());
  const shared = digestOf(JSON.stringify([...digests].filter(([name]) => !ofOnePage.has(name))));
  return (pathname) =>
    digestOf(
      JSON.stringify([shared, (texts.get(pathname) ?? []).map((name) => digests.get(name))]),
    );
}

const digestFor = bundleDigests();

const renderKept = (params: Params): Promise<Rendered> =>
  cache.ofLater([params, digestFor(params.pathname)], () => render(params));

export default renderKept;
