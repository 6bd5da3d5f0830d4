import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { historyOf } from '../../../src/data/history';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'history-'))));
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
const commit = (date: string): void => {
  git('add', '-A');
  execFileSync(
    'git',
    ['-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-qm', 'x'],
    {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      stdio: 'pipe',
    },
  );
};
const of = (folder: string, file: string): string | undefined =>
  historyOf(path.join(root, folder)).changedOf(path.join(root, folder, file));

test('a page is as old as its last commit or its drawing’s, by the readers’ clock, also below the repository’s top', () => {
  git('init', '-q');
  write('site/docs/a.md', '一');
  write('site/docs/图 b.md', '![猫](./cat.svg "图")');
  write('site/docs/cat.svg', '<svg/>');
  commit('2026-01-01T20:00:00Z');
  write('site/docs/cat.svg', '<svg></svg>');
  commit('2026-02-01T10:00:00-05:00');
  write('site/docs/new.md', '还没有提交');
  expect([of('site', 'docs/a.md'), of('site', 'docs/图 b.md'), of('site', 'docs/new.md')]).toEqual([
    '2026-01-02T04:00:00+08:00',
    '2026-02-01T23:00:00+08:00',
    undefined,
  ]);
  expect(historyOf(path.join(root, 'site')).missing).toBeUndefined();
});

test('a shallow clone knows nothing, and says so', () => {
  mkdirSync(path.join(root, 'full'));
  execFileSync('git', ['init', '-q', 'full'], { cwd: root });
  const full = root;
  root = path.join(root, 'full');
  for (const day of ['01', '02']) {
    write('docs/a.md', day);
    commit(`2026-01-${day}T00:00:00Z`);
  }
  root = full;
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}/full`, 'shallow'], {
    cwd: root,
    stdio: 'pipe',
  });
  expect(historyOf(path.join(root, 'shallow')).missing).toBe('shallow');
  expect(of('shallow', 'docs/a.md')).toBeUndefined();
  expect(of('full', 'docs/a.md')).toBe('2026-01-02T08:00:00+08:00');
});

test('outside a repository nothing is known, and it says so', () => {
  write('docs/a.md', '一');
  expect(of('.', 'docs/a.md')).toBeUndefined();
  expect(historyOf(root).missing).toBe('unreadable');
});
