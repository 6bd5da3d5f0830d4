/**
 * npm run check:latest                           the newest releases within the pinned majors, all pages
 * npm run check:latest -- --page docs/guards.md  these pages only, for a try
 * npm run check:latest -- --major 12             one major of Nest
 *
 * Tells which packages have newer releases, and what in the book no longer holds with them. Pins, lock files and records
 * stay as they are. Ends with 0 when all holds, with 1 when something does not, with 2 when that could not be found out.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { NestMajor } from '../../../src/samples/majors';
import type { FoundPages } from '../checks';
import leftOut12 from '../nest12/left-out.json';
import manifest12 from '../nest12/package.json';
import manifest11 from '../package.json';
import { PROGRESS_LINE } from '../../support/progress';
import { compare, comparedText, newestText } from './compare';
import { newestOf, type Newest, type Pins } from './newest';
import { npm, NpmFault } from './npm';
import { copyProject, folderIn, moveTo, setIn, type Made } from './project';
import { wordsOf } from './words';

const PINS: Readonly<Record<NestMajor, Pins>> = {
  '11': manifest11.dependencies,
  '12': manifest12.dependencies,
};

const LEFT_OUT: Pins = Object.fromEntries(
  Object.entries(leftOut12).map(([name, { newest }]) => [name, newest]),
);

/**
 * Runs the check in a folder, and tells how far it is.
 * @param what is checked with, for the reader of the terminal
 * @returns what it found
 * @throws NpmFault when it came to no end
 */
async function check(
  folder: string,
  what: string,
  words: readonly string[],
  report: string,
): Promise<FoundPages> {
  const script = resolve('tests', 'samples', 'check.mjs');
  const child = spawn(process.execPath, [script, '--report', report, ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      said.push(line);
      if (PROGRESS_LINE.test(line)) console.log(`${what}：${line}`);
    });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0 && status !== 1) throw new NpmFault('check', `检查没有结束：${said.join('\n')}`);
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as FoundPages;
  } catch {
    throw new NpmFault('check', `检查没有写出结果：${said.join('\n')}`);
  }
}

async function main(folder: string): Promise<0 | 1> {
  const { majors, pages } = wordsOf(process.argv.slice(2));
  const newest = new Map<NestMajor, Newest>();
  for (const major of majors) {
    const leftOut = major === '12' ? LEFT_OUT : {};
    const found = await newestOf(PINS[major], leftOut, folderIn(folder, `ask${major}`), npm);
    newest.set(major, found);
    console.log(newestText(major, PINS[major]['@nestjs/core']!, found));
  }
  const changed = [...newest].filter(([, { moved }]) => moved.length > 0);
  if (changed.length === 0) {
    console.log('没有要检查的：书里检查的就是最新的');
    return 0;
  }
  const copy = folderIn(folder, 'project');
  copyProject(copy);
  const made = new Map<NestMajor, Made>();
  for (const [major, { moved }] of changed)
    made.set(major, await moveTo(setIn(copy, major), moved, npm));
  const own = changed.length === 1 ? ['--major', changed[0]![0]] : [];
  console.log('用钉住的软件包检查，再用最新的检查，全书要几分钟……');
  const asked = [...own, ...pages];
  const before = await check(resolve(), '钉住的', asked, join(folder, 'pinned.json'));
  const after = await check(copy, '最新的', asked, join(folder, 'newest.json'));
  const compared = changed.map(([major]) => [major, compare(major, before, after)] as const);
  for (const [major, found] of compared)
    console.log(comparedText(major, found, made.get(major)!, (file) => readFileSync(file, 'utf8')));
  return compared.some(([, { broken, known }]) => broken.length + known > 0) ? 1 : 0;
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'latest-')));
void main(folder)
  .catch((error: unknown) => {
    console.log(`${(error as Error).message}\n什么也没有查出来，什么也没有改动`);
    return 2;
  })
  .then((code) => {
    process.exitCode = code;
  })
  .finally(() => rmSync(folder, { recursive: true, force: true }));
