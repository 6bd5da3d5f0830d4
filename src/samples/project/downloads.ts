/** A page's Markdown → its archives, each under the address that the page links to. */
import { samplesOn } from '../majors';
import { extract } from '../page/extract';
import { Variants } from '../page/variants';
import { languagesOf, projectName, projectOf, type Language, type Project } from './index';
import { runnablePage, type Application } from './applications';
import { DOWNLOADS, pageName } from './addresses';
import { archiveOf } from './archive';
import type { PackageRecord } from './packages';
import type { PageLink } from './readme';

/** `downloads/techniques/caching/techniques-caching-2-js.zip` */
export function archivePath(
  route: string,
  application: Pick<Application, 'number'>,
  count: number,
  language: Language,
): string {
  return `${DOWNLOADS}/${pageName(route)}/${projectName(route, application, count, language)}.zip`;
}

export interface Download {
  readonly application: Application;
  readonly language: Language;
  /** Below the root of the book. */
  readonly path: string;
  readonly project: Project;
  readonly archive: Uint8Array;
}

/**
 * @param source the page's Markdown
 * @throws {Error} with the page's route: an application cannot be packed
 */
export async function downloadsOf(
  source: string,
  page: PageLink,
  record: PackageRecord,
): Promise<Download[]> {
  const samples = samplesOn('11', extract(source).samples);
  const { applications } = runnablePage(samples);
  if (applications.length === 0) return [];
  const variants = await Variants.of(samples);
  const options = { page, count: applications.length, variants, record };
  return applications.flatMap((application) =>
    languagesOf(application).map((language) => {
      try {
        const project = projectOf(application, language, options);
        const path = archivePath(page.route, application, applications.length, language);
        return { application, language, path, project, archive: archiveOf(project) };
      } catch (error) {
        throw new Error(
          `${page.route} 的下载拼不起来（${application.entry}，${language}）：${(error as Error).message}`,
        );
      }
    }),
  );
}
