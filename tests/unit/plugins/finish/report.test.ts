import { readEnvironment } from '../../../../src/environment';
import { SECURITY_EXPIRES } from '../../../../src/hosting/hostFiles';
import { reminders } from '../../../../src/plugins/finish/report';

const DAY_MS = 24 * 60 * 60 * 1000;
const whole = { history: undefined, strange: [] };
const published = readEnvironment({
  SITE_URL: 'https://docs.example.com',
  NEWSLETTER_ENDPOINT: 'https://news.example.com/subscribe',
});
const daysBefore = (days: number): number => Date.parse(SECURITY_EXPIRES) - days * DAY_MS;

test('the owner is told in time that security.txt runs out, with the place and the day', () => {
  expect(reminders(whole, published, daysBefore(61))).toEqual([]);
  for (const days of [59, -1])
    expect(reminders(whole, published, daysBefore(days))).toEqual([
      expect.stringMatching(
        /^提醒：\/\.well-known\/security\.txt 写着有效到 20\d\d-\d\d-\d\d；.*src\/hosting\/hostFiles\.ts/,
      ),
    ]);
});

test('and of what a public site lacks', () => {
  const now = daysBefore(300);
  expect(reminders({ ...whole, history: 'shallow' }, published, now)).toEqual([
    expect.stringContaining('git fetch --unshallow'),
  ]);
  expect(reminders({ ...whole, history: 'unreadable' }, published, now)).toEqual([
    expect.stringMatching(/读不到 git 的历史.*装上 git/),
  ]);
  expect(reminders(whole, readEnvironment({}), now)).toEqual([
    expect.stringContaining('没有设置 SITE_URL'),
  ]);
  expect(reminders(whole, readEnvironment({ SITE_URL: 'https://docs.example.com' }), now)).toEqual([
    expect.stringContaining('没有设置 NEWSLETTER_ENDPOINT'),
  ]);
});

test('and of a setting whose name is written wrong', () =>
  expect(
    reminders({ ...whole, strange: ['NEWSLETER_ENDPOINT', 'PORT'] }, published, daysBefore(300)),
  ).toEqual([expect.stringMatching(/^提醒：\.env 里的 NEWSLETER_ENDPOINT、PORT 不是网站的设置/)]));
