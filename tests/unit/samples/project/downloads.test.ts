/** @jest-environment node */
import { execFileSync } from 'node:child_process';

jest.setTimeout(120_000);

/** Short ones: with a service and several states, with files that are no modules. */
const PAGES = ['microservices/redis', 'techniques/mvc'];

/** Digests of all archives of the pages, made by a process of its own with a clock of its own. */
const SCRIPT = `
  const { createHash } = require('node:crypto');
  const { readFileSync } = require('node:fs');
  const now = Number(process.env.NOW);
  globalThis.Date = class extends Date {
    constructor(...words) { super(...(words.length === 0 ? [now] : words)); }
    static now() { return now; }
  };
  const { downloadsOf } = require('./src/samples/project/downloads.ts');
  const record = JSON.parse(readFileSync('docs/packages.json', 'utf8'));
  void (async () => {
    const made = {};
    for (const name of ${JSON.stringify(PAGES)}) {
      const page = { title: name, route: '/' + name, origin: 'https://docs.example.com' };
      const source = readFileSync('docs/' + name + '.md', 'utf8');
      for (const { path, archive } of await downloadsOf(source, page, record))
        made[path] = createHash('sha256').update(archive).digest('hex');
    }
    console.log(JSON.stringify(made));
  })();
`;

const digests = (TZ: string, LC_ALL: string, now: string): Record<string, string> =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--eval', SCRIPT], {
      env: { ...process.env, TZ, LC_ALL, LANG: LC_ALL, NOW: String(Date.parse(now)) },
      encoding: 'utf8',
    }),
  ) as Record<string, string>;

test('archives are the same byte for byte, whenever and wherever they are made', () => {
  const here = digests('Pacific/Kiritimati', 'en_US.UTF-8', '2026-01-01T00:00:00Z');
  const there = digests('America/St_Johns', 'tr_TR.UTF-8', '2041-07-31T23:59:59Z');
  expect(Object.keys(here).length).toBeGreaterThan(PAGES.length * 2);
  expect(there).toEqual(here);
});
