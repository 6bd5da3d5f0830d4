import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';
import {LOCAL_NEWSLETTER} from '../../environment';
import {answerNewsletter, logSubscription} from '../../hosting/newsletter';

type Next = (error?: unknown) => void;

function middleware(request: IncomingMessage, response: ServerResponse, next: Next): void {
  if (request.url?.split('?', 1)[0] !== LOCAL_NEWSLETTER) return next();
  answerNewsletter(request, response, logSubscription).catch(next);
}

/** The same-origin newsletter address on the development server, as `npm run serve` has it. */
export default function newsletterEndpoint(): Plugin {
  return {
    name: 'newsletter-endpoint',
    // The types of Docusaurus know no devServer; Docusaurus itself takes it over (core/lib/commands/start/webpack.js).
    configureWebpack: (): object => ({
      devServer: {
        setupMiddlewares(middlewares: unknown[]) {
          // First in the list: the ones after it answer every path with the app. webpack-merge calls Docusaurus' own
          // function with the same list and joins what both return, so that ours hands nothing back.
          middlewares.unshift({name: 'newsletter-endpoint', middleware});
          return [];
        },
      },
    }),
  };
}
