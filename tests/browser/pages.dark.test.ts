import { useTab, wanted } from './everyPage';
import { expect, routes, test } from './site';

const inspect = useTab('dark');

for (const route of routes)
  test(`${route}, dark on a phone`, async ({ site }) => {
    const { found, axe } = await inspect(site, route);
    expect({ ...found, axe: await axe() }).toEqual(wanted(route, 'dark'));
  });
