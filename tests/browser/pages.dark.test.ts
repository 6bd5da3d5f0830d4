import {inspect, wanted} from './everyPage';
import {routes, useSite} from './site';

jest.setTimeout(120_000);

const site = useSite();

test.each(routes)('%s, dark on a phone', async (route) => {
  const [, found] = await inspect(site, route, 'dark');
  expect(found).toEqual(wanted(route, 'dark'));
});
