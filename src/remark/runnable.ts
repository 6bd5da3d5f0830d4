import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { downloadableOf } from '../data/sampleRecord';
import { samplesOn } from '../samples/majors';
import { extract } from '../samples/page/extract';
import { languagesOf } from '../samples/project';
import { comparedIn, runnablePage, type Application } from '../samples/project/applications';
import { archivePath } from '../samples/project/downloads';
import type { Offer } from '../samples/project/offer';
import { component } from './jsx';

/**
 * In:  a page with samples that run
 * Out: the same with `<Runnable>` before its text, behind `<Verified>`: its applications and their downloads
 */
export default function runnable() {
  return (tree: Root, file: VFile): void => {
    const page = downloadableOf(file.path);
    if (!page) return;
    const { applications } = runnablePage(samplesOn('11', extract(String(file.value)).samples));
    if (applications.length === 0) return;
    const offers = applications.map((one) => offerOf(one, page.route, applications.length));
    const at = tree.children.findIndex((node) => (node as { name?: string }).name === 'Verified');
    tree.children.splice(at + 1, 0, component('Runnable', { offers: JSON.stringify(offers) }));
  };
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
