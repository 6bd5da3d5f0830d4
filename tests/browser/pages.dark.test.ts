import { useTab, wanted } from './everyPage';
import { routes, useSite } from './site';

jest.setTimeout(120_000);

const site = useSite();
const inspect = useTab(site, 'dark');

test.each(routes)('%s, dark on a phone', async (route) => {
  const { found, axe } = await inspect(route);
  expect({ ...found, axe: await axe() }).toEqual(wanted(route, 'dark'));
});
