import { existsSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';
import sidebars from '../../sidebars';
import * as constants from '../../src/constants';
import { kept } from '../../src/data/privacy';
import { CACHE } from '../../src/plugins/offline/format';
import { SEAMS } from '../../src/seams';
import { filesIn, read, texts } from './files';

/** The papers are run, not only read: what they name exists, and what the code cites is in them. */

const CHINESE = [
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/ARCHITECTURE.md',
  '.github/DEPLOYMENT.md',
  '.github/SECURITY.md',
  '.github/pull_request_template.md',
] as const;
const PAPERS = [...CHINESE, 'README.en.md'] as const;

/** A paper without its fences, for what a reader sees as text; a line that begins with inline code is none. */
const proseOf = (paper: string): string => read(paper).replace(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm, '');
const codeOf = (paper: string): string[] =>
  [...proseOf(paper).matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, text]) => text!);
const fencesOf = (paper: string): string[] =>
  [...read(paper).matchAll(/^(`{3,})\w*\n([^]*?)^\1$/gm)].map(([, , text]) => text!);

/** The anchors that a code host gives the headings of a paper. */
const anchorsOf = (paper: string): string[] =>
  [...proseOf(paper).matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  );

const menu = JSON.stringify(sidebars);
const PATH =
  /^(?:src|tests|static|docs|\.ci|\.github)\/[\w./-]*$|^(?:sidebars|docusaurus\.config)\.ts$|^eslint\.config\.mjs$|^\.env[\w.]*$/;

describe.each(PAPERS)('%s', (paper) => {
  test('every path it names exists, or is a page that the menu announces', () => {
    const announced = (file: string): boolean =>
      menu.includes(`"${file.replace(/^docs(\/.*)\.md$/, '$1')}"`);
    expect(
      codeOf(paper)
        .filter((text) => PATH.test(text))
        // Written by the reader, not by us.
        .filter((file) => file !== '.env' && !existsSync(file) && !announced(file)),
    ).toEqual([]);
  });

  test('every script it names is one', () => {
    expect(namedBy(paper).filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  test('every jest project it names is one', () => {
    const named = [...read(paper).matchAll(/--selectProjects ([a-z ]+)/g)].flatMap(([, list]) =>
      list!.trim().split(/\s+/),
    );
    const known = manifest.jest.projects.map(({ displayName }) => displayName);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('every link inside the project leads to a file, and to a heading of it', () => {
    const broken = [...proseOf(paper).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target]) => target!)
      .filter((target) => !/^(?:https?:|\/|\.\.?\/.*\.(?:svg|webp)$)/.test(target))
      // What the conventions show as Markdown stands in code.
      .filter((target) => !codeOf(paper).some((code) => code.includes(`](${target})`)))
      .filter((target) => {
        const [file = '', anchor] = target.split('#');
        const place = file ? path.posix.join(path.posix.dirname(paper), file) : paper;
        return (
          !existsSync(place) ||
          (anchor !== undefined && !anchorsOf(place).includes(decodeURIComponent(anchor)))
        );
      });
    expect(broken).toEqual([]);
  });

  test('its headings have anchors of their own', () => {
    const anchors = anchorsOf(paper);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });
});

/** The scripts that a paper names, in text and fences. */
function namedBy(paper: string): string[] {
  return [...read(paper).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, run, short]) => (run ?? short)!,
  );
}

test('the README fits on a screen or two, leads with the two commands, and names every script', () => {
  const lines = read('README.md').split('\n').length;
  expect([lines, lines <= 80]).toEqual([lines, true]);
  const [first, second] = fencesOf('README.md');
  expect([first?.trim(), second?.trim()]).toEqual(['npm ci && npm start', 'npm ci && npm test']);
  const named = namedBy('README.md');
  const gates = Object.keys(manifest.scripts).filter((name) => name.startsWith('test:'));
  expect(
    Object.keys(manifest.scripts).filter((name) => !named.includes(name) && !gates.includes(name)),
  ).toEqual([]);
  // The others are printed by `npm test`.
  expect(named.some((name) => gates.includes(name))).toBe(true);
});

test('the workflow runs what exists: all of it on two versions of Node.js, a part on three systems', () => {
  const workflow = read('.github/workflows/ci.yml');
  expect(namedBy('.github/workflows/ci.yml').filter((name) => !(name in manifest.scripts))).toEqual(
    [],
  );
  for (const needed of [
    '- run: .ci/run\n',
    "node: ['20', 'lts/*']\n",
    'system: [ubuntu-latest, macos-latest, windows-latest]\n',
    '- run: npm ci --ignore-scripts\n',
    'actions/dependency-review-action@',
  ])
    expect(workflow).toContain(needed);
});

test.each(filesIn('.github/workflows', 'yml'))(
  '%s: each job ends in time, and no step after the checkout can write to the repository',
  (file) => {
    const count = (line: string): number => read(file).split(line).length - 1;
    expect(count(' runs-on: ')).toBeGreaterThan(0);
    expect(count(' timeout-minutes: ')).toBe(count(' runs-on: '));
    expect(count('\n          persist-credentials: false\n')).toBe(
      count('uses: actions/checkout@'),
    );
  },
);

test('every night the samples are checked with the newest releases', () => {
  const workflow = read('.github/workflows/latest.yml');
  expect(workflow).toMatch(/\n {2}schedule:\n {4}- cron: '/);
  expect(namedBy('.github/workflows/latest.yml')).toEqual(['check:latest']);
  expect(manifest.scripts).toHaveProperty('check:latest');
});

test('both READMEs name the Node version of package.json', () => {
  const [version] = /[\d.]+/.exec(manifest.engines.node) ?? [];
  expect(read('README.md')).toContain(`Node.js ${version} 或更高版本`);
  for (const paper of ['README.md', 'README.en.md'])
    expect(read(paper)).toContain(`Node.js ${version} or later`);
});

test('both READMEs count the pages of the book', () => {
  const pages = filesIn('docs', 'md').length;
  const faults = (
    [
      ['README.md', `文档站：${pages} 页`],
      ['README.en.md', `${pages} Markdown pages`],
    ] as const
  ).flatMap(([paper, words]) =>
    read(paper).includes(words)
      ? []
      : [`${paper} 的页数不对，docs/ 里现在有 ${pages} 页：写成“${words}”`],
  );
  // Whoever has added a page reads this: the papers themselves would bury it.
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

test('the picture of the README is small', () => {
  const [, , picture = ''] = /!\[([^\]]+)\]\(([^)]+)\)/.exec(read('README.md')) ?? [];
  expect(picture).toBe('.github/site.webp');
  expect(read(picture).length).toBeLessThanOrEqual(60_000);
});

test('SECURITY.md names what is kept in the browser, each by its name, and the footer says each', () => {
  // It writes under the names that others give it.
  const STORE = 'src/plugins/navigation/tabStore.ts';
  const sources = filesIn('src', 'ts', 'tsx').filter((file) => file !== STORE);
  const written = sources.flatMap((file) => {
    const text = read(file);
    return [
      ...[...text.matchAll(/\b((?:local|session)Storage)\.setItem\(\s*('?)(\w+)'?,/g)].map(
        ([, storage, quote, key = '']) =>
          `${storage} ${quote ? key : new RegExp(`const ${key} = '([^']+)'`).exec(text)?.[1]}`,
      ),
      ...[...text.matchAll(/\btabStore<\w+>\('(\w+)'\)/g)].map(
        ([, key]) => `sessionStorage ${key}`,
      ),
    ];
  });
  const rows = [
    ...read('.github/SECURITY.md').matchAll(/^\| (?:`(\w+)`|(Cache) Storage) \| `([\w-]+)` \|/gm),
  ].map(([, storage, cache, name]) => `${storage ?? cache} ${name}`);
  expect(written.length).toBeGreaterThan(6);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(Object.keys(kept));
  expect(rows.sort()).toEqual([...written, `Cache ${CACHE}`].sort());
});

describe('.github/ARCHITECTURE.md', () => {
  /** The cells of the table below a heading, row by row. */
  const rowsBelow = (heading: string): string[][] => {
    const [, chapter = ''] =
      new RegExp(`^## ${heading}\\n([^]*?)(?=^## |(?![^]))`, 'm').exec(
        read('.github/ARCHITECTURE.md'),
      ) ?? [];
    return [...chapter.matchAll(/^\| (.+) \|$/gm)].slice(1).map(([, row]) => row!.split(' | '));
  };

  test('lists every seam, and where it is', () => {
    expect(rowsBelow('接缝').map(([name, ours]) => [name, ours])).toEqual(
      SEAMS.map(({ name, ours }) => [name, ours.map((file) => `\`${file}\``).join('、')]),
    );
  });

  test('lists every number of src/constants.ts with its value', () => {
    const listed = Object.fromEntries(
      rowsBelow('Numbers').map(([name = '', value]) => [name.slice(1, -1), value]),
    );
    expect(listed).toEqual(
      Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [
          name,
          typeof value === 'number' ? String(value) : value.join(', '),
        ]),
      ),
    );
  });

  test('has every room of src in its map', () => {
    const map = rowsBelow('房间').map(([place]) => place);
    const rooms = new Set(
      filesIn('src').flatMap((file) => /^src\/[\w-]+\/(?=.)/.exec(file)?.[0] ?? []),
    );
    // Its files are named by the row of constants.ts.
    rooms.delete('src/css/');
    expect([...rooms].filter((room) => !map.includes(`\`${room}\``))).toEqual([]);
  });

  /** Comments, titles of tests and settings: where the code says by which rule it is as it is. */
  const sources = texts.filter(
    ([file]) =>
      (/^(?:src|tests)\/.*\.(?:tsx?|js|mjs|css)$/.test(file) || !file.includes('/')) &&
      !/\.md$|^package-lock|^tests\/(?:samples\/fixtures|unit\/samples\/corpus)\//.test(file),
  );

  test('every citation names a heading of a paper', () => {
    const cited = sources.flatMap(([file, text]) =>
      [...text.matchAll(/\b(\w+)\.md#([\p{L}\p{N}_-]+)/gu)]
        .filter(([, paper]) => existsSync(`.github/${paper}.md`))
        .map(([, paper, anchor]) => ({ file, paper: `.github/${paper}.md`, anchor: anchor! })),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ paper, anchor }) => !anchorsOf(paper).includes(anchor))).toEqual([]);
  });

  test('no citation leads to a paper that is not in the project', () => {
    const lost = /\bspec(?:ification)? ?§|\bthe specification\b|\b(?:decisions|faults), [“"]/gi;
    expect(
      sources
        .filter(([file]) => file !== 'tests/house/papers.test.ts')
        .flatMap(([file, text]) => [...text.matchAll(lost)].map(([match]) => `${file}: ${match}`)),
    ).toEqual([]);
  });

  test('every fault that the code names is listed, and every one listed has a test that names it', () => {
    const kinds = 'BDHJLNSTUWXY';
    const one = `[${kinds}][1-9]\\d?`;
    // `(T4)`, `(spelling, U6–U11, U14)`, `#faults B8, B9`.
    const group = new RegExp(
      `(?:\\(|[,;] |#faults )((?:${one}(?:–${one})?)(?:, ${one}(?:–${one})?)*)(?=[);]|$| and )`,
      'gm',
    );
    const numbered = (range: string): string[] => {
      const [first = '', last = first] = range.split('–');
      const from = Number(first.slice(1));
      return Array.from(
        { length: Number(last.slice(1)) - from + 1 },
        (_, index) => `${first[0]}${from + index}`,
      );
    };
    const inComments = sources.flatMap(([file, text]) =>
      file.startsWith('src/search/') || file.startsWith('tests/search/')
        ? []
        : [...text.matchAll(group)].flatMap(([, list]) =>
            list!
              .split(', ')
              .flatMap(numbered)
              .map((name) => ({ file, name })),
          ),
    );
    const listed = rowsBelow('Faults').map(([name]) => name!);
    expect(inComments.filter(({ name }) => !listed.includes(name))).toEqual([]);
    const tested = new Set(
      inComments.filter(({ file }) => file.startsWith('tests/')).map(({ name }) => name),
    );
    expect(listed.filter((name) => !tested.has(name))).toEqual([]);
  });
});
