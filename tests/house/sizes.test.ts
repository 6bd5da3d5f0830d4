import {filesIn, read} from './files';

/** Nothing in src grows beyond what is read in one go, unless it says why. */

const MAX_LINES = 120;
const MAX_COMPONENT_LINES = 90;

/** Larger on purpose. An entry goes when its file is small again. */
const LARGE: Readonly<Record<string, {most: number; why: string}>> = {
  'src/components/Article/styles.module.css': {most: 230, why: 'the widths of text, contents list and pager follow from each other at six breakpoints'},
  'src/components/Header/styles.module.css': {most: 215, why: 'the parts of one bar give way to each other at the header’s breakpoints'},
  'src/components/Sample/styles.module.css': {most: 235, why: 'bar, language switch, copy button and panels are one figure, switched by CSS alone'},
  'src/components/Menu/styles.module.css': {most: 160, why: 'the animated group needs every state of its `<details>` in one place'},
  'src/search/engine/synonyms.ts': {most: 260, why: 'one table: everything that a thing of the menu is called'},
  'src/hosting/policy.ts': {most: 140, why: 'one policy: every directive with its reason'},
  'src/samples/fence.ts': {most: 145, why: 'one grammar: every attribute with its languages and its message'},
};

const lineCount = (file: string): number => read(file).split('\n').length - 1;
const limitOf = (file: string): number => LARGE[file]?.most ?? (/^src\/components\/.*\.tsx$/.test(file) ? MAX_COMPONENT_LINES : MAX_LINES);

const sources = filesIn('src', 'ts', 'tsx', 'css');

test(`no file over ${MAX_LINES} lines, no component over ${MAX_COMPONENT_LINES}`, () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => lineCount(file) > limitOf(file)).map((file) => `${file}: ${lineCount(file)} lines, ${limitOf(file)} at most`)).toEqual([]);
});

test('every exception is still needed', () => {
  const stale = Object.keys(LARGE).filter((file) => !sources.includes(file) || lineCount(file) <= MAX_LINES);
  expect(stale).toEqual([]);
});

test('the configuration is an assembly', () => expect(lineCount('docusaurus.config.ts')).toBeLessThanOrEqual(125));
