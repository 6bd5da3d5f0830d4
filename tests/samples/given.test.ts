/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { given } from './given';

test('pages, one major, a report', () =>
  expect(given(['--major', '12', 'docs/guards.md', '--report', 'found.json'])).toEqual({
    archives: false,
    majors: ['12'],
    pages: ['docs/guards.md'],
    isWhole: false,
    report: 'found.json',
  }));

test('without words, all pages; with --archives, their archives', () => {
  expect(given([])).toMatchObject({ archives: false, majors: ['11', '12'], isWhole: true });
  expect(given(['--archives', 'docs/guards.md'])).toMatchObject({
    archives: true,
    pages: ['docs/guards.md'],
  });
});

test.each([
  [['--major', '13'], '--major 后面写 11 或 12，例如 npm run check -- --major 12'],
  [['--major'], '--major 后面写 11 或 12，例如 npm run check -- --major 12'],
  [['--report'], '--report 后面写一个文件，例如 --report found.json'],
  [['--help'], '读不懂 --help\n→ 写成 npm run check -- docs/guards.md'],
  [
    ['docs/no.md', 'docs/guards.md'],
    '没有 docs/no.md 这一页\n→ 写成 npm run check -- docs/guards.md',
  ],
  [['--archives', 'no'], '没有 no 这一页\n→ 写成 npm run check -- --archives docs/guards.md'],
])('%j says nothing, and what to write instead is told', (words, told) =>
  expect(given(words)).toBe(told),
);

/** Runs the check with a page, in a project without the packages of the samples, where npm reaches no registry and has kept nothing. */
function withoutPackages(page: string) {
  const folder = mkdtempSync(join(tmpdir(), 'given-'));
  try {
    for (const name of ['src', 'docs', 'node_modules'])
      symlinkSync(resolve(name), join(folder, name), 'junction');
    const none = /[\\/]node_modules$/;
    cpSync('tests/samples', join(folder, 'tests/samples'), {
      recursive: true,
      filter: (path) => !none.test(path),
    });
    return spawnSync(process.execPath, ['--preserve-symlinks', 'tests/samples/check.mjs', page], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_config_registry: 'http://127.0.0.1:9',
        npm_config_fetch_retries: '0',
        npm_config_cache: join(folder, 'npm'),
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a wrong word is told before the packages of the samples are installed', () => {
  const { status, stdout } = withoutPackages('docs/no.md');
  expect([status, stdout]).toEqual([
    1,
    '没有 docs/no.md 这一页\n→ 写成 npm run check -- docs/guards.md\n',
  ]);
});

test('packages that cannot be installed are told in npm’s words with the cure, without places in our code', () => {
  const { status, stderr } = withoutPackages('docs/guards.md');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^示例用到的软件包没有装上，npm 说：\n[^]*ECONNREFUSED[^]*\n→ 检查网络与 npm config get registry，再运行一次\n$/m,
  );
  expect(stderr).not.toMatch(/^ +at /m);
}, 120_000);

test('what a check has left that was broken off goes with the next one; what belongs to a process stays', () => {
  const { pid: gone } = spawnSync(process.execPath, ['-e', '']);
  const [left, packages, used] = [`${gone}`, `${gone}-packages-a`, `${process.pid}-used`].map(
    (name) => join('node_modules/.cache/check', name),
  ) as [string, string, string];
  for (const folder of [left, packages, used]) mkdirSync(folder, { recursive: true });
  try {
    spawnSync(process.execPath, ['tests/samples/check.mjs', 'docs/no.md']);
    expect([left, packages, used].map((folder) => existsSync(folder))).toEqual([
      false,
      false,
      true,
    ]);
  } finally {
    rmSync(used, { recursive: true });
  }
});
