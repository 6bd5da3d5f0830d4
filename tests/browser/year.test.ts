import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COPYRIGHT_FIRST_YEAR } from '../../src/constants';
import { BUILD_DIR, CHAPTER, expect, test } from './site';

const html = readFileSync(path.join(BUILD_DIR, `${CHAPTER.slice(1)}.html`), 'utf8').replace(
  /<!--.*?-->/g,
  '',
);
const built = Number(/Copyright © \d{4}–(\d{4})/.exec(html)?.[1]);

test('the HTML says the first year and the year of the build', () => {
  expect(html).toContain(`Copyright © ${COPYRIGHT_FIRST_YEAR}–${built}`);
  expect(built).toBeGreaterThanOrEqual(new Date().getFullYear() - 1);
});

// A difference between this HTML and the first render would be heard on the console.
for (const [name, now, timezoneId, year] of [
  ['today', `${built}-06-01T12:00:00Z`, 'Asia/Shanghai', built],
  ['years after the build', '2041-06-01T12:00:00Z', 'Asia/Shanghai', 2041],
  ['already 1 January in UTC+14', '2040-12-31T11:00:00Z', 'Pacific/Kiritimati', 2041],
  ['still 31 December in UTC−12', '2041-01-01T11:00:00Z', 'Etc/GMT+12', 2040],
  ['a clock years behind (Y3)', '1999-06-01T12:00:00Z', 'Europe/Berlin', built],
] satisfies Array<[name: string, now: string, timezoneId: string, year: number]>)
  test(`${name}: the year is right, and hydration differs nowhere (Y1)`, async ({ site }) => {
    const page = await site.open(CHAPTER, {
      timezoneId,
      locale: 'de-DE',
      before: (opened) => opened.clock.setFixedTime(new Date(now)),
    });
    await expect(page.locator('#page-end footer')).toContainText(
      `Copyright © ${COPYRIGHT_FIRST_YEAR}–${year}`,
    );
  });
