import { anchorsOf } from '../page';
import type { Rule } from '../site';

/** Links from everywhere lead to the ids of the official pages: each exists here, as a heading or as `::anchor{#…}` (U1, W17). */
const officialIds: Rule = (page, site) => {
  const present = new Set(anchorsOf(page).map(({ id }) => id));
  const missing = (site.officialIds[page.route] ?? []).filter((id) => !present.has(id));
  return [...new Set(missing)].map((id) => ({
    line: 1,
    message: `缺少官方页面的 id“${id}”。给对应的标题写上 {#${id}}，或者在那个位置加一行 ::anchor{#${id}}`,
  }));
};

export default officialIds;
