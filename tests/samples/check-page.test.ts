/** @jest-environment node */
import { checkPage, type Tools } from './check-page';
import type { CompileError } from './compile';
import { extract } from '../../src/samples/page/extract';
import type { PageFile } from '../../src/samples/page/files';

const CATS = '```ts title="cats.service.ts"\nexport const cats = [\'橘座\'];\n```\n';
const MODULE =
  '```ts title="cats.module.ts"\nimport { cats } from \'./cats.service\';\n\nexport const first = cats[0];\n```\n';
const DOGS = '```ts title="dogs.ts"\nexport const dogs = 0;\n```\n';
const RUN = '```bash run="cats.module.ts"\ncurl http://localhost:3000\n```\n\n```json\n[]\n```\n';

/** Files that were given to the compiler, by path. */
let compiled: string[][];
/** Files that do not compile, and the error that they have. */
let broken: ReadonlyMap<string, string>;
/** The signal of each app that was started. */
let started: AbortSignal[];

beforeEach(() => {
  compiled = [];
  broken = new Map();
  started = [];
});

const tools: Tools = {
  compiler: {
    check(page, wanted) {
      compiled.push([...wanted].map(({ path }) => path));
      return page.files.filter(({ path }) => broken.has(path)).map(errorIn);
    },
  },
  runner: {
    async run(_, signal) {
      started.push(signal);
      await new Promise((done) => setImmediate(done));
      return {};
    },
  },
};

const errorIn = (file: PageFile): CompileError => ({
  file,
  code: broken.get(file.path) ?? '',
  line: file.sample.position.line,
  column: 1,
  message: 'wrong',
  inFrame: false,
});

const check = (source: string, known: readonly string[] = []) =>
  checkPage(extract(source), '11', tools, new Set(known));

describe('of a page that has changed, the compiler gets', () => {
  const after = async (change: (source: string) => string) => {
    const { passed } = await check(CATS + MODULE + DOGS);
    await check(change(CATS + MODULE + DOGS), passed);
    return compiled[1];
  };

  test('nothing, if it is only text', async () => {
    expect(await after((source) => `# 猫\n\n${source}\n\n一段新的话。\n`)).toBeUndefined();
  });

  test('the file that has changed', async () => {
    expect(await after((source) => source.replace('dogs = 0', 'dogs = 1'))).toEqual(['dogs.ts']);
  });

  test('and those that import it', async () => {
    expect(await after((source) => source.replace('橘座', '黑猫'))).toEqual([
      'cats.service.ts',
      'cats.module.ts',
    ]);
  });

  test('all of them, if another package has come or gone: its types may add to those of others', async () => {
    expect(
      await after((source) =>
        source.replace('export const dogs', "import 'express';\n\nexport const dogs"),
      ),
    ).toEqual(['cats.service.ts', 'cats.module.ts', 'dogs.ts']);
  });

  test('all of them, if a file changes global types', async () => {
    const declare =
      '```ts title="globals.ts"\ndeclare global {\n  var cat: string;\n}\nexport {};\n```\n';
    expect(await after((source) => source + declare)).toEqual([
      'cats.service.ts',
      'cats.module.ts',
      'dogs.ts',
      'globals.ts',
    ]);
  });

  test('a file with an error that is expected, if the error is another one', async () => {
    broken = new Map([['dogs.ts', 'TS1']]);
    const { passed, faults } = await check(DOGS.replace('.ts"', '.ts" error="TS1"'));
    expect(faults).toEqual([]);
    expect((await check(DOGS.replace('.ts"', '.ts" error="TS2"'), passed)).faults).toHaveLength(2);
  });
});

describe('what does not compile', () => {
  test('is told, and its apps end', async () => {
    broken = new Map([['cats.module.ts', 'TS2322']]);
    const { faults, ran } = await check(CATS + MODULE + RUN);
    expect({ messages: faults.map(({ message }) => message), ran }).toEqual({
      messages: ['编译错误 TS2322：wrong'],
      ran: 0,
    });
    expect(started.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('leaves what has passed as it was', async () => {
    const whole = await check(CATS + MODULE + RUN);
    broken = new Map([['dogs.ts', 'TS2322']]);
    const { passed } = await check(CATS + MODULE + RUN + DOGS, whole.passed);
    broken = new Map();
    await check(CATS + MODULE + RUN + DOGS, passed);
    expect({ compiled, started: started.length }).toEqual({
      compiled: [['cats.service.ts', 'cats.module.ts'], ['dogs.ts'], ['dogs.ts']],
      started: 2,
    });
  });
});

test('of a page that compiles, each app runs in both languages', async () => {
  const { faults, ran, passed } = await check(CATS + MODULE + RUN);
  expect({ faults, ran, apps: started.length }).toEqual({ faults: [], ran: 1, apps: 2 });
  expect(started.some(({ aborted }) => aborted)).toBe(false);
  // Two files and two apps.
  expect(new Set(passed).size).toBe(4);
});
