import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

type Next = (error?: unknown) => void;

/**
 * Answers a request on the development server.
 * @returns whether it did; another one's request is passed on, and so is what it throws
 */
export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean> | boolean;

/** The part of a plugin with which the development server (`npm start`) answers as a built site does. */
export function onDevServer(name: string, answer: Answer): Pick<Plugin, 'configureWebpack'> {
  async function middleware(
    request: IncomingMessage,
    response: ServerResponse,
    next: Next,
  ): Promise<void> {
    try {
      if (!(await answer(request, response))) next();
    } catch (error) {
      next(error);
    }
  }
  return {
    // The types of Docusaurus know no devServer; Docusaurus itself takes it over (core/lib/commands/start/webpack.js).
    configureWebpack: (): object => ({
      devServer: {
        setupMiddlewares(middlewares: unknown[]) {
          // First in the list: the ones after it answer every path with the app. webpack-merge calls Docusaurus' own
          // function with the same list and joins what both return, so that ours hands nothing back.
          middlewares.unshift({ name, middleware });
          return [];
        },
      },
    }),
  };
}

type Versions = LoadedContent['loadedVersions'];

/** A plugin that makes a file of the book when the development server is asked for it; a build writes them all (plugins/finish). */
export function madeOnDemand(
  name: string,
  answer: (versions: Versions, ...exchange: Parameters<Answer>) => Promise<boolean>,
): Plugin {
  let versions: Versions = [];
  return {
    name,
    allContentLoaded({ allContent }) {
      versions = (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent)
        .loadedVersions;
    },
    ...onDevServer(name, (request, response) => answer(versions, request, response)),
  };
}
