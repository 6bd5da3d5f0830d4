import { BRANDS, OUTLINES } from '../../../../src/components/Icon/paths';
import { socialLinks } from '../../../../src/data/accounts';
import { authorLinks } from '../../../../src/data/footer';
import type { MenuConfig } from '../../../../src/plugins/menu/sidebar';
import sidebars from '../../../../sidebars';

const names = [...Object.keys(OUTLINES), ...Object.keys(BRANDS)];

test('every icon has one name and a path', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const path of [...Object.values(OUTLINES), ...Object.values(BRANDS)])
    expect(path).toMatch(/^[Mm][\d.]+[ \d.,\-MmLlHhVvCcSsQqTtAaZz]+$/);
});

test('every icon that data and menu name exists', () => {
  const ofMenu = (items: readonly MenuConfig[]): string[] =>
    items.flatMap((item) => {
      const { customProps, items: inner } = item as {
        customProps?: { icon?: string };
        items?: MenuConfig[];
      };
      return [...(customProps?.icon ? [customProps.icon] : []), ...(inner ? ofMenu(inner) : [])];
    });
  const named = [...socialLinks, ...authorLinks]
    .map(({ icon }) => icon as string)
    .concat(ofMenu(sidebars.menu as MenuConfig[]));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
