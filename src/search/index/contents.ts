import type { PageRecord } from './records';

/** The pages of one menu group, for the static list of everything. */
export interface ContentsGroup {
  group: string;
  groupZh: string;
  pages: Array<{
    route: string;
    title: string;
    titleEn: string;
    sections: Array<{ id: string; heading: string }>;
  }>;
}

/** All pages and their sections in the menu's order; pages that stand in no group come as groups without a name. */
export function contentsOf(pages: readonly PageRecord[]): ContentsGroup[] {
  const groups: ContentsGroup[] = [];
  for (const { group, groupZh, route, title, titleEn, sections } of pages) {
    const last = groups.at(-1);
    const current = last?.group === group ? last : { group, groupZh, pages: [] };
    if (current !== last) groups.push(current);
    current.pages.push({
      route,
      title,
      titleEn,
      sections: sections
        .slice(1)
        .filter(({ id }) => id)
        .map(({ id, heading }) => ({ id, heading })),
    });
  }
  return groups;
}
