import type { Sample } from '../page/extract';
import { comparedIn, runnablePage, type Application } from './applications';
import { archivePath } from './downloads';
import { languagesOf } from './index';
import type { Offer } from './offer';

/**
 * What a page offers: each of its applications, with its archives.
 * @param samples as they are on the major that the book is written for
 */
export function offersOf(samples: readonly Sample[], route: string): Offer[] {
  const { applications } = runnablePage(samples);
  return applications.map((one) => offerOf(one, route, applications.length));
}

function offerOf(application: Application, route: string, count: number): Offer {
  const { section, entry, state, states, platform, services, sessions } = application;
  const answers = new Set(sessions.flatMap(({ steps }) => steps.flatMap(comparedIn))).size;
  return {
    section,
    entry,
    state,
    states,
    platform,
    services,
    answers,
    archives: languagesOf(application).map((language) => ({
      language,
      path: archivePath(route, application, count, language),
    })),
  };
}
