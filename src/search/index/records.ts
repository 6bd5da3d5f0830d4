import type { Place } from '../../plugins/menu/readingOrder';
import { sectionsOf, type Section } from './sections';

/** A page as the search sees it. */
export interface PageRecord {
  route: string;
  title: string;
  titleEn: string;
  /** Names of the menu group in both languages, if the page stands in one. */
  group: string;
  groupZh: string;
  description: string;
  keywords: string[];
  sections: Section[];
}

/** What the docs plugin knows of a page. */
interface Doc {
  title: string;
  description: string;
  frontMatter: { title?: unknown; titleEn?: unknown; keywords?: unknown };
}

/**
 * Reads a page for the search.
 * @param place where it stands in the menu
 * @param source the whole Markdown file
 */
export function recordOf(
  place: Place,
  { title, description, frontMatter: { titleEn, keywords } }: Doc,
  source: string,
  isMdx = false,
): PageRecord {
  return {
    ...place,
    title,
    titleEn: typeof titleEn === 'string' ? titleEn : '',
    description,
    keywords: Array.isArray(keywords) ? keywords.map(String) : [],
    sections: sectionsOf(source, isMdx),
  };
}
