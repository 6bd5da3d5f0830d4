import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { highlight } from '../../../src/samples/highlight';
import { LANGUAGES } from '../../../src/samples/languages';
import { transform } from '../remark/markdown';

type Node = DefaultTreeAdapterTypes.ChildNode;

const textOf = (node: Node | DefaultTreeAdapterTypes.DocumentFragment): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** What the browser makes of the markup. */
const shown = (html: string): string => textOf(parseFragment(`<i>${html}</i>`));

interface Fence {
  name: string;
  language: string;
  code: string;
}

function* fencesOf(node: Nodes, file: string): Generator<Fence> {
  if (node.type === 'code')
    yield {
      name: `${file}:${node.position?.start.line}`,
      language: node.lang ?? '',
      code: node.value,
    };
  if ('children' in node) for (const child of node.children) yield* fencesOf(child, file);
}

const fences = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => [
    ...fencesOf(transform([], readFileSync(path.join('docs', file), 'utf8')), file),
  ]);

test('the text of every sample in docs/ is exactly the code', () => {
  expect(fences.length).toBeGreaterThan(0);
  const changed = fences
    .filter(({ language, code }) => shown(highlight(code, language)) !== code)
    .map(({ name }) => name);
  expect(changed).toEqual([]);
});

const AWKWARD = [
  '',
  '\n',
  '  ',
  'a < b && c > d',
  '</code><script>alert(1)</script>',
  '"quotes" \'and\' &amp; &#39;',
  '`${a}` @Get() /* open',
  '中文，标点。👍',
  'tab\there\n\n\n  end  ',
  '<Cat name="a">{b}</Cat>',
  '# a\nkey: value\n- "x"\n',
];

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  test('keeps awkward text', () => {
    for (const code of AWKWARD) expect(shown(highlight(code, language))).toBe(code);
  });

  test('has a grammar, if it is more than text', () => {
    const grammar = LANGUAGES[language];
    if (grammar === undefined) expect(highlight('const a = "b"', language)).toBe('const a = "b"');
    else expect(require('prism-react-renderer').Prism.languages[grammar]).toBeDefined();
  });
});

test('only classes that css/code.css colours are written', () => {
  const coloured = new Set(readFileSync('src/css/code.css', 'utf8').match(/(?<=^\.)tok-[\w-]+/gm));
  const written = new Set(
    fences.flatMap(
      ({ language, code }) => highlight(code, language).match(/(?<=class=")[^"]*/g) ?? [],
    ),
  );
  expect(written.size).toBeGreaterThan(5);
  expect([...written].filter((name) => !coloured.has(name))).toEqual([]);
});

test.each([
  ['ts', '@Get()', '<span class="tok-decorator">@Get</span>()'],
  [
    'ts',
    'const a = 1;',
    '<span class="tok-keyword">const</span> a = <span class="tok-number">1</span>;',
  ],
  ['ts', '// 注释', '<span class="tok-comment">// 注释</span>'],
  [
    'json',
    '{"a": true}',
    '{<span class="tok-property">"a"</span>: <span class="tok-number">true</span>}',
  ],
  [
    'bash',
    'npm i @nestjs/core@11',
    expect.stringContaining('<span class="tok-function">npm</span> i'),
  ],
  ['diff', '-a\n+b', '<span class="tok-deleted">-a\n</span><span class="tok-inserted">+b</span>'],
  [
    'http',
    'HTTP/1.1 404 Not Found',
    expect.stringContaining('<span class="tok-number">404 </span>'),
  ],
  ['text', '<a>', '&lt;a&gt;'],
])('%s: %s', (language, code, expected) => expect(highlight(code, language)).toEqual(expected));
