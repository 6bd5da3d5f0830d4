import type { Plugin } from '@docusaurus/types';
import { LOCAL_NEWSLETTER } from '../../environment/localNewsletter';
import { answerNewsletter, logSubscription } from '../../hosting/newsletter';
import { onDevServer } from '../dev-server';

const NAME = 'newsletter-endpoint';

/** The same-origin newsletter address on the development server, as `npm run serve` has it. */
export default function newsletterEndpoint(): Plugin {
  return {
    name: NAME,
    ...onDevServer(NAME, async (address, request, response) => {
      if (address !== LOCAL_NEWSLETTER) return false;
      await answerNewsletter(request, response, logSubscription);
      return true;
    }),
  };
}
