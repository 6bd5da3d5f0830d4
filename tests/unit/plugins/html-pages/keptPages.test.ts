import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KeptPages } from '../../../../src/plugins/html-pages/keptPages';
import keptPage, { pitch } from '../../../../src/plugins/html-pages/keptPage';
import { ownProject, type OwnProject } from '../../../support/ownProject';

let project: OwnProject;
beforeEach(() => {
  project = ownProject({
    'docusaurus.config.ts': '',
    'docs/guards.md': '守卫\n\n![图](./guards.svg)\n\n![屏](../static/pictures/repl.webp)\n',
    'docs/guards.svg': '<svg/>',
    'docs/verified.json': '{"/guards": {"nest": "11.0", "compiled": 1, "ran": 1}}',
    'static/pictures/repl.webp': 'light',
    'static/pictures/repl.dark.webp': 'dark',
  });
});
afterEach(() => project.leave());

const fileOf = (name: string): string => path.join(project.folder, name);

/** What the bundler gets of a page, and how often it was compiled for it. */
function bundle(
  links: ReadonlyArray<readonly [string, string]> = [[fileOf('docs/guards.md'), '/guards']],
  compilation = ['server', 'production'],
  save?: string,
): { code: string; compiled: number; watched: string[]; awaited: string[] } {
  const pages = new KeptPages(project.folder, compilation, links);
  const file = fileOf('docs/guards.md');
  const watched: string[] = [];
  const awaited: string[] = [];
  const loader = {
    resourcePath: file,
    data: {},
    getOptions: () => ({ pages }),
    addDependency: (name: string) => void watched.push(name),
    addMissingDependency: (name: string) => void awaited.push(name),
  };
  const kept = pitch.call(loader);
  if (kept !== undefined) return { code: kept, compiled: 0, watched, awaited };
  if (save !== undefined) writeFileSync(file, save);
  return {
    code: keptPage.call(loader, `export default ${JSON.stringify(readFileSync(file, 'utf8'))}`),
    compiled: 1,
    watched,
    awaited,
  };
}

test('a page is compiled once, and comes from the cache as it was made; the bundler still watches it', () => {
  const first = bundle();
  expect(first.compiled).toBe(1);
  const { code, compiled, watched } = bundle();
  expect([code, compiled]).toEqual([first.code, 0]);
  expect(watched).toContain(fileOf('docs/guards.md'));
});

test('the bundler watches the drawings and pictures of a page, kept or not, and waits for those that are missing', () => {
  const drawn = ['docs/guards.svg', 'static/pictures/repl.webp', 'static/pictures/repl.dark.webp'];
  const files = drawn.map(fileOf);
  for (const compiled of [1, 0]) {
    const page = bundle();
    expect(page).toMatchObject({ compiled, awaited: [] });
    expect(page.watched).toEqual(expect.arrayContaining(files));
  }
  rmSync(files[0]!);
  const { watched, awaited } = bundle();
  expect(awaited).toEqual([files[0]]);
  expect(watched).not.toContain(files[0]);
});

test.each<[string, () => void]>([
  ['its text', () => project.write('docs/guards.md', '别的')],
  ['its drawing', () => project.write('docs/guards.svg', '<svg><path/></svg>')],
  ['its picture', () => project.write('static/pictures/repl.webp', 'new')],
  ['the dark half of its picture', () => project.write('static/pictures/repl.dark.webp', 'new')],
  [
    'what the check has found out',
    () =>
      project.write('docs/verified.json', '{"/guards": {"nest": "11.1", "compiled": 1, "ran": 1}}'),
  ],
  ['a file that a link may lead to', () => project.write('static/cats.zip', 'new')],
  ['the configuration', () => project.write('docusaurus.config.ts', '// new')],
])('%s has changed: compiled again', async (_, change) => {
  bundle();
  change();
  // As the next build: the code's digest is taken once.
  await jest.isolateModulesAsync(async () => {
    const next = await import('../../../../src/plugins/html-pages/keptPages');
    const pages = new next.KeptPages(
      project.folder,
      ['server', 'production'],
      [[fileOf('docs/guards.md'), '/guards']],
    );
    expect(pages.get(pages.keyOf(fileOf('docs/guards.md')))).toBeUndefined();
  });
});

test('the addresses of the pages, and for whom it is compiled, are part of it', () => {
  bundle();
  expect(bundle([[fileOf('docs/guards.md'), '/next/guards']]).compiled).toBe(1);
  expect(bundle(undefined, ['browser', 'production']).compiled).toBe(1);
  expect(bundle(undefined, ['server', 'development']).compiled).toBe(1);
});

test('the order in which the pages were found is no part of it', () => {
  const links = ['guards', 'pipes'].map((name) => [fileOf(`docs/${name}.md`), `/${name}`] as const);
  expect(bundle(links).compiled).toBe(1);
  expect(bundle([...links].reverse()).compiled).toBe(0);
});

test('a page that is saved while it is compiled is not kept under what it was', () => {
  const before = readFileSync(fileOf('docs/guards.md'), 'utf8');
  bundle(undefined, undefined, '存了');
  expect(bundle().compiled).toBe(1);
  project.write('docs/guards.md', before);
  expect(bundle().compiled).toBe(1);
});
