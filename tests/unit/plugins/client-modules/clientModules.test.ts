import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as helpers from '../../../../src/plugins/client-modules/helpers';
import clientModules, { STAND_INS } from '../../../../src/plugins/client-modules';

type Context = Parameters<typeof clientModules>[0];

const aliasesOf = (siteConfig: Partial<Context['siteConfig']>): Record<string, string> =>
  (
    clientModules({ siteConfig } as Context).configureWebpack as () => {
      resolve: { alias: Record<string, string> };
    }
  )().resolve.alias;

test.each(STAND_INS.map((entry) => [entry.module, entry] as const))(
  '%s has a stand-in and a reason',
  (module, { by, why }) => {
    const alias = aliasesOf({ baseUrlIssueBanner: false });
    const [request] = Object.keys(alias).filter((key) => key.replace(/\\/g, '/').includes(module));
    expect(alias[request!]).toBe(by);
    expect(existsSync(by)).toBe(true);
    expect(why.length).toBeGreaterThan(20);
  },
);

test('the banner about a wrong address of the site is there where it is asked for', () => {
  const banner = 'BaseUrlIssueBanner$';
  const has = (baseUrlIssueBanner: boolean): boolean =>
    Object.keys(aliasesOf({ baseUrlIssueBanner })).some((key) => key.endsWith(banner));
  expect([has(false), has(true)]).toEqual([true, false]);
});

test('the functions that Docusaurus shares with the browser use no other helper of tslib than ours', () => {
  const folder = 'node_modules/@docusaurus/utils-common/lib';
  const used = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/\btslib_1\.(\w+)/g),
    ])
    .map(([, name]) => name);
  expect([...new Set(used)]).toEqual(Object.keys(helpers));
});

test.each([
  ['CommonJS', { add: 1 }, { default: { add: 1 } }],
  ['an ES module', { __esModule: true, default: 1 }, { __esModule: true, default: 1 }],
  ['nothing', undefined, { default: undefined }],
])('the default import of %s', (_, module, imported) =>
  expect(helpers.__importDefault(module)).toEqual(imported),
);
