import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { mediaType } from '../../hosting/mediaTypes';
import { loadedVersions } from '../../versions/loadedVersions';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/**
 * The development server's settings with a middleware that sees each request before the others, which answer every path with the
 * app. webpack-merge calls Docusaurus' own function with the same list and joins what both return, so that ours hands nothing back.
 */
export const inFront = (name: string, middleware: Middleware): object => ({
  setupMiddlewares(middlewares: unknown[]) {
    middlewares.unshift({ name, middleware });
    return [];
  },
});

/**
 * Answers a request on the development server.
 * @param address the path asked for, from the root and without a query
 * @returns whether it did; another one's request is passed on, and so is what it throws
 */
type Answer = (
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/** The part of a plugin with which the development server (`npm start`) answers as a built site does. */
export function onDevServer(name: string, answer: Answer): Pick<Plugin, 'configureWebpack'> {
  const middleware: Middleware = async (request, response, next) => {
    try {
      const address = request.url?.split('?', 1)[0] ?? '/';
      if (!(await answer(address, request, response))) next();
    } catch (error) {
      next(error);
    }
  };
  return {
    // The types of Docusaurus know no devServer; Docusaurus itself takes it over (core/lib/commands/start/webpack.js).
    configureWebpack: (): object => ({ devServer: inFront(name, middleware) }),
  };
}

/** What a file of the site holds; undefined for an address that is another's. */
type ContentOf = (address: string) => Promise<string | Uint8Array | undefined>;

/** The same for files of the site, sent with the media type of their address. */
export const fileOnDevServer = (
  name: string,
  contentOf: ContentOf,
): ReturnType<typeof onDevServer> =>
  onDevServer(name, async (address, _request, response) => {
    const content = await contentOf(address);
    if (content === undefined) return false;
    response.writeHead(200, { 'Content-Type': mediaType(address) }).end(content);
    return true;
  });

type Versions = readonly LoadedVersion[];

/** A plugin that makes a file of the book when the development server is asked for it; a build writes them all (plugins/finish). */
export function madeOnDemand(
  name: string,
  contentOf: (versions: Versions, address: string) => ReturnType<ContentOf>,
): Plugin {
  let versions: Versions = [];
  return {
    name,
    allContentLoaded({ allContent }) {
      versions = loadedVersions(allContent);
    },
    ...fileOnDevServer(name, (address) => contentOf(versions, address)),
  };
}
