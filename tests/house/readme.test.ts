import {existsSync} from 'node:fs';
import manifest from '../../package.json';
import sidebars from '../../sidebars';
import {read} from './files';

/** The README is run, not only read: what it names exists. */

const readme = read('README.md');

/** Inline code outside of fences, and what is in fences. */
const prose = readme.replace(/^(`{3,})[^]*?^\1$/gm, '');
const code = [...prose.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, text]) => text!);
const fences = [...readme.matchAll(/^(`{3,})\w*\n([^]*?)^\1$/gm)].map(([, , text]) => text!);

test('every path it names exists, or is a page that the menu announces', () => {
  const menu = JSON.stringify(sidebars);
  const paths = code.filter((text) => /^(?:src|tests|static|docs|\.ci)\/[\w./-]*$|^(?:sidebars|docusaurus\.config)\.ts$|^\.env[\w.]*$/.test(text));
  expect(paths.length).toBeGreaterThan(3);
  const announced = (path: string): boolean => menu.includes(`"${path.replace(/^docs(\/.*)\.md$/, '$1')}"`);
  // Written by the reader, not by us.
  expect(paths.filter((path) => path !== '.env' && !existsSync(path) && !announced(path))).toEqual([]);
});

test('every script it names is one, and every script is named', () => {
  const named = [...readme.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => (run ?? short)!);
  expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  expect(Object.keys(manifest.scripts).filter((name) => !named.includes(name))).toEqual([]);
});

test('it leads with the two commands', () => {
  const [first, second] = fences;
  expect([first?.trim(), second?.trim()]).toEqual(['npm ci && npm start', 'npm ci && npm test']);
});

test('every jest project it names is one', () => {
  const named = [...readme.matchAll(/--selectProjects ([\w ]+)/g)].flatMap(([, list]) => list!.trim().split(/\s+/));
  const known = manifest.jest.projects.map(({displayName}) => displayName);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('every link inside it leads to a heading', () => {
  const headings = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, text]) => text!.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replace(/ /g, '-'));
  const links = [...prose.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => decodeURIComponent(anchor!));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((anchor) => !headings.includes(anchor))).toEqual([]);
});

test('the Node version is the one of package.json', () => {
  const [version] = /[\d.]+/.exec(manifest.engines.node) ?? [];
  expect(readme).toContain(`Node.js ${version} 或更高版本`);
});
