import { parse } from '@babel/parser';
import { filesIn, read } from './files';

/**
 * Every text of the interface goes through `translate()` or `<Translate>`, with the Chinese inline, so that another
 * language is a folder (`npx docusaurus write-translations --locale …`) and no rewrite.
 */

/** What a build or a writer is told stays Chinese, and so do the words one searches by. */
const OTHERS = [
  'src/data/redirectRules.ts',
  'src/search/engine/phrases.ts',
  'src/search/engine/synonyms.ts',
  'src/search/engine/traditional.ts',
];

/** What has texts for readers. */
const sources = [
  ...filesIn('src/components', 'ts', 'tsx'),
  ...filesIn('src/theme', 'ts', 'tsx'),
  ...filesIn('src/data', 'ts'),
  ...filesIn('src/search', 'ts', 'tsx'),
].filter((file) => !OTHERS.includes(file));

/** Words, and the marks that would put two texts together. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff01-\uff5e]/u;

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const named = (node: unknown, name: string): boolean =>
  isNode(node) && (node.name === name || (isNode(node.name) && node.name.name === name));

/** Whether what stands in a node is read by `write-translations`. */
const isTranslated = (node: Node): boolean =>
  (node.type === 'CallExpression' && named(node.callee, 'translate')) ||
  (node.type === 'JSXElement' &&
    isNode(node.openingElement) &&
    named(node.openingElement, 'Translate'));

/** What a text is taken apart by is seen by nobody. */
const isSplit = (node: Node): boolean =>
  node.type === 'CallExpression' && isNode(node.callee) && named(node.callee.property, 'split');

/** The Chinese texts of a file that no translation would reach, with their line. */
function bare(file: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isTranslated(node)) {
      // Their own text must be a plain one; what is put into it is looked at like anything else.
      const values =
        node.type === 'CallExpression'
          ? (node.arguments as Node[]).slice(1)
          : (node.openingElement as { attributes: Node[] }).attributes;
      if (node.type === 'CallExpression' && !isPlain((node.arguments as Node[])[0]))
        found.push(`${file}:${lineOf(node)} translate() with a text that is put together`);
      return values.forEach(visit);
    }
    if (isSplit(node)) return visit(node.callee as Node);
    const text =
      node.type === 'StringLiteral' || node.type === 'JSXText'
        ? (node.value as string)
        : node.type === 'TemplateElement'
          ? (node.value as { raw: string }).raw
          : '';
    if (CHINESE.test(text)) found.push(`${file}:${lineOf(node)} ${text.trim().slice(0, 30)}`);
    for (const [key, value] of Object.entries(node)) {
      if (/comments?$/i.test(key) || key === 'loc') continue;
      for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) visit(inner);
    }
  };
  visit(
    parse(read(file), { sourceType: 'module', plugins: ['typescript', 'jsx'] })
      .program as unknown as Node,
  );
  return found;
}

/** `{message: '…', …}` with nothing but plain strings. */
const isPlain = (argument: Node | undefined): boolean =>
  argument?.type === 'ObjectExpression' &&
  (argument.properties as Array<{ value?: Node }>).every(
    ({ value }) => value?.type === 'StringLiteral',
  );

const lineOf = (node: Node): number => (node.loc as { start: { line: number } }).start.line;

test('no Chinese text stands beside them', () => {
  expect(sources.length).toBeGreaterThan(60);
  expect(sources.flatMap(bare)).toEqual([]);
});
