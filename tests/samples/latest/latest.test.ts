/**
 * What the newest releases make untrue in the book: asked, tried beside the project, compared, told. No registry is asked here.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundPages } from '../checks';
import type { Lock } from '../../../src/samples/project/lock';
import { compare, comparedText, newestText } from './compare';
import { newestOf, type Newest } from './newest';
import { answerOf, NpmFault, type Npm } from './npm';
import { copyProject, folderIn, moveTo, setIn } from './project';
import { wordsOf } from './words';

let folder: string;
beforeEach(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), 'latest-test-')))));
afterEach(() => rmSync(folder, { recursive: true }));

const readJson = (...at: string[]): unknown => JSON.parse(readFileSync(join(...at), 'utf8'));
const failing = (code: string, summary = ''): string =>
  JSON.stringify({ error: { code, summary } });

describe('what the command is told', () => {
  test('a major and pages; nothing is everything', () => {
    expect(wordsOf([])).toEqual({ majors: ['11', '12'], pages: [] });
    expect(
      wordsOf(['--major', '12', '--page', 'docs/guards.md', '--page', 'docs/pipes.md']),
    ).toEqual({ majors: ['12'], pages: ['docs/guards.md', 'docs/pipes.md'] });
  });

  test.each([
    [['--major', '13'], '--major 后面写 11 或 12'],
    [['--page', 'docs/nowhere.md'], '没有 docs/nowhere.md'],
    [['docs/guards.md'], '读不懂：docs/guards.md'],
    [['--page'], '读不懂：--page'],
  ])('%j is refused with an example', (words, message) => {
    expect(() => wordsOf(words)).toThrow(message);
    expect(() => wordsOf(words)).toThrow(
      'npm run check:latest -- --major 12 --page docs/guards.md',
    );
  });
});

describe('what is newer', () => {
  const pins = { '@nestjs/core': '11.2.10', rxjs: '7.8.2', '@nestjs/devtools': '0.2.1' };
  const answer = {
    '@nestjs/core': { wanted: '11.3.0', latest: '12.5.1' },
    rxjs: { wanted: '7.8.2', latest: '7.8.2' },
    necord: { wanted: '7.0.0', latest: '7.0.0' },
  };

  test('is asked within the major, and of what is left out beyond the release on record', async () => {
    const asked: string[][] = [];
    const npm: Npm = (...words) => {
      asked.push(words);
      return Promise.resolve(JSON.stringify(answer));
    };
    const leftOut = { necord: '6.14.0', rxjs: '8.0.0' };
    expect(await newestOf(pins, leftOut, folder, npm)).toEqual({
      moved: [{ name: '@nestjs/core', from: '11.2.10', to: '11.3.0' }],
      next: '12.5.1',
      leftOut: [{ name: 'necord', from: '6.14.0', to: '7.0.0' }],
    });
    expect(asked).toEqual([[folder, 'outdated', '--json']]);
    expect(readJson(folder, 'package.json')).toEqual({
      private: true,
      dependencies: {
        '@nestjs/core': '^11.2.10',
        rxjs: '^7.8.2',
        '@nestjs/devtools': '^0.2.1',
        necord: '>=6.14.0',
      },
    });
  });

  test('a registry that does not answer is one clear sentence', async () => {
    const npm: Npm = () => Promise.resolve(failing('ENOTFOUND', 'getaddrinfo'));
    await expect(newestOf(pins, {}, folder, npm)).rejects.toThrow(
      '没有问到 npm 的软件源（ENOTFOUND）\n→ 检查网络',
    );
  });

  test('any other fault is told in npm’s words, and so is an answer that is none', () => {
    expect(() => answerOf(failing('E404', 'no such package'), 'outdated')).toThrow(
      'npm outdated 没有成功（E404）：no such package',
    );
    expect(() => answerOf('<html>', 'view')).toThrow('npm view 的回答读不懂：<html>');
    expect(answerOf('', 'outdated')).toEqual({});
  });

  test('is told by name, from and to', () => {
    const newest: Newest = {
      moved: [{ name: '@nestjs/core', from: '12.5.1', to: '12.6.0' }],
      next: '13.0.0',
      leftOut: [{ name: 'necord', from: '6.14.0', to: '7.0.0' }],
    };
    expect(newestText('12', '12.5.1', newest))
      .toBe(`━━ Nest 12：最新的是 12.6.0，书里检查的是 12.5.1
1 个软件包有了新版本：
  @nestjs/core 12.5.1 → 12.6.0
npm 的 latest 已经是 Nest 13.0.0，是另一个主版本，这里不试
没有在 Nest 12 上检查的（tests/samples/nest12/left-out.json）出了新版本，看看是否支持了：
  necord 6.14.0 → 7.0.0`);
    // The next major of 11 is checked by itself.
    expect(newestText('11', '11.2.10', { moved: [], next: '12.5.1', leftOut: [] })).toBe(
      '━━ Nest 11：最新的还是 11.2.10，就是书里检查的\n钉住的软件包都是各自主版本里最新的',
    );
  });
});

describe('the project beside this one', () => {
  const PINNED = ['package.json', 'package-lock.json', 'nest12/package.json'].map((name) =>
    join('tests', 'samples', name),
  );
  const moved = [
    { name: '@mikro-orm/core', from: '6.6.7', to: '6.6.16' },
    { name: '@mikro-orm/sqlite', from: '6.6.7', to: '6.6.17' },
    { name: '@nestjs/core', from: '11.2.10', to: '11.3.0' },
  ];
  const versionsIn = (set: string): Record<string, string> =>
    (readJson(set, 'package.json') as { dependencies: Record<string, string> }).dependencies;

  /** Answers `npm install` in turn; `npm view` by what a package asks for. */
  const fakeNpm =
    (installs: string[], needs: Record<string, object> = {}): Npm =>
    (_, command, ...words) => {
      if (command === 'config') return Promise.resolve('https://registry.example\n');
      if (command === 'view') return Promise.resolve(JSON.stringify(needs[words[0]!] ?? {}));
      return Promise.resolve(installs.shift() ?? failing('unexpected'));
    };

  const JEST = 'node_modules/@types/jest/package.json';

  test('has the pages, the check and both sets, without installed packages', () => {
    const copy = folderIn(folder, 'project');
    copyProject(copy);
    for (const file of [...PINNED, 'docs/guards.md', 'src/samples/majors.ts', JEST])
      expect(readFileSync(join(copy, file), 'utf8')).toBe(readFileSync(file, 'utf8'));
    expect(existsSync(join(copy, 'tests', 'samples', 'node_modules'))).toBe(false);
    expect(lstatSync(join(copy, 'tests', 'samples')).isSymbolicLink()).toBe(false);
  });

  test('gets the newest versions in its own manifest; the pins stay', async () => {
    const before = PINNED.map((file) => readFileSync(file, 'utf8'));
    copyProject(folder);
    const made = await moveTo(setIn(folder, '11'), moved.slice(2), fakeNpm(['{}']));
    expect(made).toEqual({ held: [], bound: [], peers: undefined });
    expect(versionsIn(setIn(folder, '11'))).toMatchObject({
      '@nestjs/core': '11.3.0',
      '@mikro-orm/core': '6.6.7',
    });
    expect(versionsIn(setIn(folder, '12'))['@nestjs/core']).toBe(
      (JSON.parse(before[2]!) as { dependencies: Record<string, string> }).dependencies[
        '@nestjs/core'
      ],
    );
    expect(PINNED.map((file) => readFileSync(file, 'utf8'))).toEqual(before);
  });

  test('a release that asks for what npm has not stays back, with those of its scope', async () => {
    copyProject(folder);
    const set = setIn(folder, '11');
    const npm = fakeNpm(
      [failing('ETARGET', 'No matching version found for @mikro-orm/knex@6.6.17.'), '{}'],
      { '@mikro-orm/sqlite@6.6.17': { '@mikro-orm/knex': '6.6.17' } },
    );
    expect(await moveTo(set, moved, npm)).toEqual({
      held: moved.slice(0, 2),
      bound: [],
      peers: undefined,
    });
    expect(versionsIn(set)).toMatchObject({
      '@nestjs/core': '11.3.0',
      '@mikro-orm/sqlite': '6.6.7',
    });
  });

  test('a package that is pinned after another one goes with that one, and no further', async () => {
    copyProject(folder);
    const set = setIn(folder, '12');
    const pins = versionsIn(set);
    const by = '@nestjs/platform-socket.io';
    const newer = [
      { name: by, from: pins[by]!, to: '12.9.0' },
      { name: 'socket.io', from: pins['socket.io']!, to: '4.9.1' },
      { name: 'ws', from: pins.ws!, to: '8.99.0' },
    ];
    const wants = (version: string): Npm => {
      const answer = fakeNpm(['{}', '{}', '{}']);
      return async (...words) => {
        const file = join(set, 'package-lock.json');
        const lock = readJson(file) as Lock;
        const entry = { ...lock.packages[`node_modules/${by}`] };
        const dependencies = { ...entry.dependencies, 'socket.io': version };
        const packages = { ...lock.packages, [`node_modules/${by}`]: { ...entry, dependencies } };
        if (words[1] === 'install') writeFileSync(file, JSON.stringify({ ...lock, packages }));
        return answer(...words);
      };
    };
    const { bound } = await moveTo(set, newer, wants('4.9.0'));
    expect(bound).toEqual([
      { name: 'socket.io', at: '4.9.0', newest: '4.9.1', by },
      { name: 'ws', at: pins.ws, newest: '8.99.0', by: expect.stringMatching(/^@nestjs\//) },
    ]);
    expect(versionsIn(set)).toMatchObject({ 'socket.io': '4.9.0', ws: pins.ws, [by]: '12.9.0' });
  });

  test('one that follows a range of another package takes the newest', async () => {
    copyProject(folder);
    const set = setIn(folder, '12');
    const newer = [{ name: 'rxjs', from: versionsIn(set).rxjs!, to: '7.9.0' }];
    expect((await moveTo(set, newer, fakeNpm(['{}']))).bound).toEqual([]);
    expect(versionsIn(set).rxjs).toBe('7.9.0');
  });

  test('peers that want other versions are told and installed all the same', async () => {
    copyProject(folder);
    const answers = fakeNpm([failing('ERESOLVE', 'could not resolve'), '{}']);
    const asked: string[] = [];
    const npm: Npm = (...words) => {
      asked.push(words.at(-1)!);
      return answers(...words);
    };
    expect((await moveTo(setIn(folder, '11'), moved, npm)).peers).toContain('could not resolve');
    // Peers are packages of samples: a lock file without them is none.
    expect(asked.at(-1)).toBe('--force');
  });

  test('a set that npm cannot make is a fault', async () => {
    copyProject(folder);
    const set = setIn(folder, '11');
    await expect(moveTo(set, moved, fakeNpm([failing('E403')]))).rejects.toThrow(NpmFault);
    const nobody = failing('ETARGET', 'No matching version found for left@1.0.0.');
    await expect(moveTo(set, moved, fakeNpm([nobody]))).rejects.toThrow('left@1.0.0');
  });
});

describe('what no longer holds', () => {
  const at = (line: number, message = '编译错误 TS2322：不对'): FoundPages[string]['11'] => ({
    faults: [{ line, column: 1, message }],
    ...{ compiled: 2, ran: 1, skipped: [] },
  });
  const well: FoundPages[string]['11'] = { faults: [], compiled: 2, ran: 1, skipped: ['redis'] };
  const pinned: FoundPages = {
    'docs/a.md': { '11': well, '12': well },
    'docs/b.md': { '11': at(3, '从前的说法'), '12': well },
  };
  const newest: FoundPages = {
    'docs/a.md': { '11': at(2), '12': well },
    'docs/b.md': { '11': at(3), '12': well },
  };
  const made = { held: [], bound: [], peers: undefined };
  const read = (): string => '一\nconst a: string = 1;\n三\n';

  test('is what holds with the pinned packages and not with the newest', () => {
    expect(compare('11', pinned, newest)).toEqual({
      pages: 2,
      compiled: 4,
      ran: 2,
      broken: [{ file: 'docs/a.md', fault: newest['docs/a.md']!['11']!.faults[0] }],
      known: 1,
      skipped: [],
    });
    expect(compare('12', pinned, newest)).toMatchObject({
      broken: [],
      known: 0,
      skipped: ['redis'],
    });
  });

  test('is told with the place, the line and the cure', () => {
    expect(comparedText('11', compare('11', pinned, newest), made, read))
      .toBe(`━━ Nest 11，换上最新的软件包：2 页，编译 4 个示例，运行 2 个
docs/a.md:2:1
  const a: string = 1;
  ^
  编译错误 TS2322：不对
不再成立的有 1 处，在 1 页上
→ 把 tests/samples 里的版本换成新的，再改这些地方，运行 npm run check
另有 1 处，用钉住的版本也不成立
→ 先运行 npm run check`);
  });

  test('may be nothing; what was not tried is told as well', () => {
    const held = [{ name: 'a', from: '1.0.0', to: '1.1.0' }];
    const bound = [{ name: 'b', at: '2.0.0', newest: '2.0.1', by: 'c' }];
    const text = comparedText(
      '12',
      compare('12', pinned, newest),
      { held, bound, peers: 'npm install 没有成功（ERESOLVE）' },
      read,
    );
    expect(text.split('\n').slice(1)).toEqual([
      '没有换上、仍是钉住的版本（npm 上没有新版本要的软件包）：',
      '  a 1.0.0 → 1.1.0',
      '跟着另一个软件包的，它只要这一个版本：',
      '  b 2.0.0（最新的是 2.0.1），跟着 c',
      '软件包彼此要求的版本对不上，照样装了：npm install 没有成功（ERESOLVE）',
      '书里的示例与响应都照旧成立',
      '这台机器上没有 redis，用到的应用没有运行，两边都没有',
    ]);
  });
});

test('without a network the command ends with 2, says so, and leaves nothing behind', () => {
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/samples/latest/cli.ts', '--major', '12'],
    {
      encoding: 'utf8',
      timeout: 60_000,
      killSignal: 'SIGKILL',
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9', TMPDIR: folder },
    },
  );
  expect({ status, signal, stdout }).toEqual({
    status: 2,
    signal: null,
    stdout: expect.stringMatching(/^没有问到 npm 的软件源（ECONNREFUSED）\n→ .*\n什么也没有查出来/),
  });
  expect(readdirSync(folder).filter((name) => name.startsWith('latest-'))).toEqual([]);
}, 70_000);
