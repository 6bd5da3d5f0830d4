import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as accounts from '../../src/data/accounts';
import { banners } from '../../src/data/banners';
import * as footer from '../../src/data/footer';
import * as header from '../../src/data/header';
import { site } from '../../src/data/site';
import * as sponsors from '../../src/data/sponsors';
import { companyFaults } from './companyFaults';

/** Every address in the facts of the site, whatever it is called there. */
const addresses = (data: unknown): string[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    /^(href|url)$/.test(key) && typeof value === 'string' ? [value] : addresses(value),
  );
};

test.each(Object.entries({ accounts, banners, footer, header, sponsors }))(
  'src/data/%s.ts: every address is https or a route',
  (_, data) => {
    const all = addresses(data);
    expect(all.length).toBeGreaterThan(0);
    expect(
      all.filter((address) => !/^https:\/\/[^\s/]+\.[^\s/]+/.test(address) && address !== '/'),
    ).toEqual([]);
  },
);

test('src/data/site.ts: every address is https', () => {
  for (const address of [site.officialRepository, site.enterprise, site.v10Docs])
    expect(address).toMatch(/^https:\/\/.*[^/]$/);
});

test('src/data/companies.json is in order', () => {
  expect(companyFaults(readFileSync(path.resolve('src/data/companies.json'), 'utf8'))).toEqual([]);
});

describe('a fault in companies.json names its line and what to do', () => {
  const file = (entry: string): string =>
    `{\n  "logos": [\n    {"name": "A", "url": "https://a.com"},\n    ${entry}\n  ],\n  "others": []\n}\n`;
  test.each([
    [
      'a comma too many',
      file('{"name": "B", "url": "https://b.com"},'),
      /^第 5 行第 \d+ 列：不是正确的 JSON/,
    ],
    ['cut off', '{\n  "logos": [', /^第 \d 行第 \d+ 列：不是正确的 JSON/],
    ['no list', '{"logos": []}', /少了 "others"/],
    ['no name', file('{"url": "https://b.com"}'), /^第 4 行：name 必填/],
    ['no url', file('{"name": "B"}'), /^第 4 行：url 必填/],
    ['http', file('{"name": "B", "url": "http://b.com"}'), /^第 4 行：url 必填，必须是 https/],
    [
      'javascript:',
      file('{"name": "B", "url": "javascript:alert(1)"}'),
      /^第 4 行：url 必填，必须是 https/,
    ],
    [
      'another field',
      file('{"name": "B", "url": "https://b.com", "logo": "b.png"}'),
      /^第 4 行：没有 logo 这个字段/,
    ],
    [
      'a mark that is no path',
      file('{"name": "B", "url": "https://b.com", "mark": "<svg>"}'),
      /^第 4 行：mark 是 SVG 路径/,
    ],
    [
      'the same company again',
      file('{"name": "a", "url": "https://a.com"}'),
      /^第 4 行：a 已经在表里了/,
    ],
    ['text instead of an entry', file('"B"'), /应写成/],
  ])('%s', (_, text, message) => expect(companyFaults(text).join('\n')).toMatch(message));
});
