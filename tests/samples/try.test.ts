/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endGroup, hasEnded } from './groups';

jest.setTimeout(300_000);

const folder = mkdtempSync(join(tmpdir(), 'try-page-'));
const page = join(folder, 'heartbeat.md');
const running = new Set<ChildProcess>();

afterEach(async () => {
  for (const child of running) {
    if (hasEnded(child)) continue;
    const ended = new Promise((done) => child.once('close', done));
    // Windows ends a program at once, and leaves what it has started.
    if (process.platform === 'win32') endGroup(child);
    else child.kill('SIGTERM');
    await ended;
  }
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = (words: string): string => `\`\`\`ts title="main.ts"
export const words: string = '${words}';
console.log(words);
setInterval(() => undefined, 60_000);
\`\`\`

\`\`\`text logs="main.ts"
${words}
\`\`\`
`;

/** `npm run try` with these words, and what it has printed so far. */
function attempt(...words: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/samples/try.ts', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let printed = '';
  const waiting = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    for (const look of waiting) look();
  });
  return {
    child,
    ended: new Promise<number | null>((done) => child.once('close', done)),
    text: () => printed,
    /** Comes when all of it has been printed. */
    printed: (wanted: string) =>
      new Promise<void>((done) => {
        const look = () => {
          if (!printed.includes(wanted)) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
        look();
      }),
  };
}

/** Where the page's application has been written. */
const placeIn = (text: string): string => /^(.*)\nREADME\.md /m.exec(text)![1]!;

test.each([[], ['--js']])(
  'the application runs, and runs again after a change of the page and of a file in the folder (%s)',
  async (...options) => {
    writeFileSync(page, PAGE('第一版'));
    const { printed, text } = attempt(page, ...options);
    await printed('第一版');
    const place = placeIn(text());
    expect(readFileSync(join(place, 'README.md'), 'utf8')).toContain('npm start');
    writeFileSync(page, PAGE('第二版'));
    await printed('第二版');
    const file = join(place, 'src', options.length > 0 ? 'main.js' : 'main.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('第二版', '第三版'));
    await printed('第三版');
  },
);

test('a file that the page no longer has goes; what cannot be written is told, and the next change is taken', async () => {
  const other = '<!-- ts title="other.ts"\nexport const other = 1;\n-->\n\n';
  const imported = (words: string): string =>
    other + PAGE(words).replace('export', "import './other';\nexport");
  writeFileSync(page, imported('第一版'));
  const { printed, text } = attempt(page, '--js');
  await printed('第一版');
  const place = placeIn(text());
  const [file, blocked] = [join(place, 'src', 'other.js'), join(place, 'README.md')];
  expect(existsSync(file)).toBe(true);
  writeFileSync(page, PAGE('第二版'));
  await printed('第二版');
  expect(existsSync(file)).toBe(false);
  rmSync(blocked);
  mkdirSync(blocked);
  writeFileSync(page, PAGE('第三版'));
  await printed('EISDIR');
  rmSync(blocked, { recursive: true });
  writeFileSync(page, PAGE('第四版'));
  await printed('第四版');
});

// Windows ends a program whatever the signal, and it hears of none.
(process.platform !== 'win32' ? test : test.skip)(
  'with the terminal, the application ends as well',
  async () => {
    writeFileSync(page, PAGE('第一版'));
    const { child, ended, printed } = attempt(page, '--js');
    await printed('第一版');
    child.kill('SIGHUP');
    // Its output closes when the application is gone.
    expect(await ended).toBe(0);
  },
);

test.each([
  ['a page that is not there', ['docs/nowhere.md'], '没有 docs/nowhere.md'],
  ['an application that it has not', [page, '2'], '有 1 个应用，没有第 2 个'],
  ['an option that there is none of', [page, '--javascript'], '读不懂 --javascript'],
  [
    'a fence that cannot be read',
    [page],
    'logs=\'main.ts\'。属性写成 名字="值"',
    PAGE('第一版').replace('"main.ts"\n第', "'main.ts'\n第"),
  ],
])('%s is told', async (_, words, message, source = PAGE('第一版')) => {
  writeFileSync(page, source);
  const { ended, text } = attempt(...words);
  expect(await ended).toBe(1);
  expect(text()).toContain(message);
});
