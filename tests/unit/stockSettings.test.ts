import { existsSync } from 'node:fs';
import type { Config } from '@docusaurus/types';
import { followable } from '../../src/stockSettings';

const config: Config = {
  title: 't',
  url: 'http://localhost',
  baseUrl: '/',
  trailingSlash: false,
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
  themeConfig: { image: 'img/card.png', metadata: [] },
  presets: [
    ['classic', { docs: { routeBasePath: '/', breadcrumbs: false }, blog: false, sitemap: false }],
  ],
  plugins: [() => ({ name: 'boot' })],
};

test('a configuration that the site can follow is handed on as it is', () => {
  expect(followable(config)).toBe(config);
});

test.each<[setting: string, Partial<Config>, cure: RegExp]>([
  ['baseUrl', { baseUrl: '/docs/' }, /baseUrl 是 "\/docs\/".*写 baseUrl: '\/'/],
  ['trailingSlash', { trailingSlash: true }, /trailingSlash 是 true.*写 trailingSlash: false/],
  ['trailingSlash left out', { trailingSlash: undefined }, /写 trailingSlash: false/],
  ['locales', { i18n: { defaultLocale: 'en', locales: ['zh-Hans', 'en'] } }, /2 种语言.*只留一种/],
  [
    'announcementBar',
    { themeConfig: { announcementBar: { content: '新' } } },
    /themeConfig\.announcementBar .*src\/data\/banners\.ts/,
  ],
  ...(
    [
      ['routeBasePath', '/docs', '写 "/"'],
      ['admonitions', true, '写 false'],
      ['breadcrumbs', true, '写 false'],
      ['showLastUpdateTime', true, '去掉它'],
      ['showLastUpdateAuthor', true, '去掉它'],
    ] as const
  ).map(([name, value, cure]): [string, Partial<Config>, RegExp] => [
    `docs: ${name}`,
    { presets: [['classic', { docs: { [name]: value } }]] },
    new RegExp(`docs 的 ${name} 不能改，${cure}：`),
  ]),
  ['sitemap', { presets: [['classic', { sitemap: {} }]] }, /src\/plugins\/finish/],
  ['navbar', { themeConfig: { navbar: {} } }, /themeConfig\.navbar .*src\/data\/header\.ts/],
])('%s: said with the cure', (_setting, wrong, cure) => {
  expect(() => followable({ ...config, ...wrong })).toThrow(cure);
});

const told = (wrong: Partial<Config>): string => {
  try {
    followable({ ...config, ...wrong });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('no fault');
};

test('each wrong setting is told, one line each, with the file', () => {
  const message = told({ baseUrl: '/x/', themeConfig: { footer: {}, navbar: {} } });
  expect(message).toMatch(/^(docusaurus\.config\.ts：.+\n?){3}$/);
});

test('the places named instead are there', () => {
  const names = ['announcementBar', 'colorMode', 'docs', 'footer', 'navbar', 'tableOfContents'];
  const message = told({ themeConfig: Object.fromEntries(names.map((name) => [name, {}])) });
  const places = message.match(/(?:src\/[\w/.]*|sidebars\.ts)/g)!;
  expect(places.length).toBeGreaterThan(names.length);
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});
