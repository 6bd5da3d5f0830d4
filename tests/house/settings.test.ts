import { variables } from '../../src/environment/schema';
import { filesIn, read } from './files';

/** The environment variables are the same ones everywhere: where they are read, explained and listed. */

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
const VARIABLE = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|(?<=^\| `)[A-Z]+(?=`)/gm;

const readByUs = sorted(Object.keys(variables.shape));

/** Variables of the machine or of the service that builds, not of the site. */
const MACHINE = [
  'PORT',
  'CHROME_PATH',
  'NODE_ENV',
  'NETLIFY',
  'CF_PAGES_URL',
  'VERCEL_PROJECT_PRODUCTION_URL',
];

test('.env.example lists the site’s variables, without values', () => {
  const lines = read('.env.example')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  expect(sorted(lines.map((line) => line.replace(/=$/, '')))).toEqual(readByUs);
});

test('DEPLOYMENT.md explains each of them, and no other', () => {
  const [, chapter = ''] =
    /^## 配置\n([^]*?)(?=^## |(?![^]))/m.exec(read('.github/DEPLOYMENT.md')) ?? [];
  expect(sorted((chapter.match(VARIABLE) ?? []).filter((name) => !MACHINE.includes(name)))).toEqual(
    readByUs,
  );
});

/** A source without its texts and remarks. */
const codeOf = (file: string): string =>
  read(file).replace(/\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, '');

test('nothing else in src and the configuration reads the environment', () => {
  const reading = [...filesIn('src', 'ts', 'tsx'), 'docusaurus.config.ts', 'sidebars.ts']
    .flatMap((file) =>
      [...codeOf(file).matchAll(/process\.env(?:\.(\w+)|\[)?/g)].map(([whole, name]) => ({
        file,
        name,
        whole,
      })),
    )
    .filter(
      ({ file, name }) =>
        !(name && MACHINE.includes(name)) && !/^src\/(?:environment|hosting)\//.test(file),
    );
  expect(reading).toEqual([]);
});

test('machine variables that the papers name are really read', () => {
  const code = [...filesIn('src', 'ts', 'tsx'), ...filesIn('tests/support', 'ts')]
    .map(read)
    .join('\n');
  const papers = ['README.md', '.github/DEPLOYMENT.md'].map(read).join('\n');
  const named = MACHINE.filter((name) => new RegExp(`\`${name}\\b`).test(papers));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !new RegExp(`env\\.${name}\\b`).test(code))).toEqual([]);
});

test('.env is never committed', () => expect(read('.gitignore').split('\n')).toContain('.env'));
