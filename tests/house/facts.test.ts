import { existsSync } from 'node:fs';
import * as accounts from '../../src/data/accounts';
import * as bannersDoor from '../../src/data/banners';
import companies from '../../src/data/companies.json';
import * as footer from '../../src/data/footer';
import * as header from '../../src/data/header';
import { docOf } from '../../src/data/routes';
import * as siteDoor from '../../src/data/site';
import * as sponsors from '../../src/data/sponsors';
import { filesIn, read } from './files';

/** The site's facts (ARCHITECTURE.md#faults W15): whole, without doubles, and as many as ARCHITECTURE.md#page-shell counts. Their addresses and the shape of companies.json: data.test.ts. */

const { banners } = bannersDoor;

/** Every text in a value, with the way to it. */
function* textsOf(value: unknown, way: string): Generator<[way: string, text: string]> {
  if (typeof value === 'string') yield [way, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, `${way}.${key}`);
}

const all = [
  ...textsOf(
    { accounts, banners: bannersDoor, footer, header, site: siteDoor, sponsors, companies },
    'data',
  ),
];

test('addresses are https and whole', () => {
  const addresses = all.filter(
    ([way, text]) =>
      /(?:href|url|repository|enterprise|v10Docs)$/i.test(way) || /^\w+:\/\//.test(text),
  );
  expect(addresses.length).toBeGreaterThan(90);
  const wrong = addresses.filter(([, text]) => {
    try {
      const { protocol, username, hostname } = new URL(text);
      return protocol !== 'https:' || username !== '' || !hostname.includes('.');
    } catch {
      return true;
    }
  });
  expect(wrong).toEqual([]);
});

test('no text is empty, has space around it or a script in it', () => {
  expect(
    all.filter(
      ([, text]) => text.trim() === '' || text !== text.trim() || /javascript:|<script/i.test(text),
    ),
  ).toEqual([]);
});

const doubles = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** One address, however it is written. */
const address = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

test.each<[string, ReadonlyArray<{ href: string; label?: string; name?: string }>]>([
  ['top links', header.topLinks],
  ['social links', accounts.socialLinks],
  ['menu buttons', header.menuButtons],
  ['author’s links', footer.authorLinks],
  ['credits', footer.credits],
  [
    'sponsors',
    sponsors.sponsorTiers.flatMap((tier): Array<{ name: string; href: string }> => tier.sponsors),
  ],
])('no double among the %s', (_, list) => {
  expect(doubles(list.map(({ href }) => address(href)))).toEqual([]);
  expect(doubles(list.map(({ label, name }) => label ?? name ?? ''))).toEqual([]);
});

describe('what ARCHITECTURE.md#page-shell counts', () => {
  test('three banners of four points each; the courses banner says what it must', () => {
    expect(Object.keys(banners)).toEqual(['courses', 'devtools', 'enterprise']);
    for (const { points } of Object.values(banners))
      expect([points.length, new Set(points).size]).toEqual([4, 4]);
    expect(banners.courses.points.join('\n')).toMatch(
      /80\+ [^\n]*\n5\+ 小时[^\n]*\n[^\n]*官方[^\n]*证书[^\n]*\n[^\n]*深入/,
    );
  });

  test('four top links, Devtools among them as new, and five accounts', () => {
    expect(header.topLinks.map(({ label }) => label.split(' ')[0])).toEqual([
      'Courses',
      'Enterprise',
      'Devtools',
      'Deploy',
    ]);
    expect(header.topLinks.filter((link) => 'isNew' in link).map(({ label }) => label)).toEqual([
      'Devtools',
    ]);
    expect(accounts.socialLinks).toHaveLength(5);
  });

  test('two buttons under the menu', () => {
    expect(header.menuButtons.map(({ label }) => label)).toEqual([
      'Get enterprise support',
      'Version 10',
    ]);
  });
});

test('no company stands in both lists, however its address is written', () => {
  const both = [...companies.logos, ...companies.others];
  expect(doubles(both.map(({ name }) => name.toLowerCase()))).toEqual([]);
  expect(doubles(both.map(({ url }) => address(url)))).toEqual([]);
  expect([companies.logos.length >= 15, companies.others.length >= 60]).toEqual([true, true]);
});

test('records of checked samples belong to written pages', () => {
  const record = JSON.parse(read('docs/verified.json')) as Record<string, unknown>;
  const gone = Object.keys(record).filter((route) => !existsSync(`docs/${docOf(route)}.md`));
  if (gone.length > 0)
    throw new Error(
      `docs/verified.json 里的 ${gone.join('、')} 不是一页了：删掉这几行（npm run check 不带页面时自己会删）`,
    );
});

test('no JSON of ours names a key twice: the last one would win in silence', () => {
  for (const file of [...filesIn('src/data', 'json'), 'package.json']) {
    const open: Array<Set<string>> = [];
    const twice: string[] = [];
    for (const [token, key] of read(file).matchAll(
      /[{}]|"((?:[^"\\]|\\.)*)"(?=\s*:)|"(?:[^"\\]|\\.)*"/g,
    )) {
      if (token === '{') open.push(new Set());
      else if (token === '}') open.pop();
      else if (key !== undefined) {
        if (open.at(-1)?.has(key)) twice.push(key);
        open.at(-1)?.add(key);
      }
    }
    expect([file, twice]).toEqual([file, []]);
  }
});
