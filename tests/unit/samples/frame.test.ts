import { parseFrame, wrap, type Frame } from '../../../src/samples/frame';

describe('parseFrame', () => {
  test.each<[string, Frame | undefined]>([
    ['class', { kind: 'class', parameters: '' }],
    ['class()', { kind: 'class', parameters: '' }],
    [
      ' class ( private readonly cats: Cats ) ',
      { kind: 'class', parameters: 'private readonly cats: Cats' },
    ],
    [
      "class(@Inject('A') a: (x: number) => void)",
      { kind: 'class', parameters: "@Inject('A') a: (x: number) => void" },
    ],
    ['function', { kind: 'function', parameters: '' }],
    ['function(app: INestApplication)', { kind: 'function', parameters: 'app: INestApplication' }],
    ['value', { kind: 'value', type: '' }],
    ['value: Promise<{ a: string }>', { kind: 'value', type: 'Promise<{ a: string }>' }],
    ['value(a)', undefined],
    ['class(a', undefined],
    ['method', undefined],
    ['subclass', undefined],
    ['class A', undefined],
    ['', undefined],
  ])('%s', (text, frame) => expect(parseFrame(text)).toEqual(frame));
});

const FRAGMENTS: ReadonlyArray<readonly [name: string, fragment: string, frame: Frame]> = [
  [
    'members',
    '@Get()\nfindAll() {\n  return [];\n}',
    { kind: 'class', parameters: 'private readonly cats: Cats' },
  ],
  [
    'statements',
    'const app = await create();\nawait app.listen(3000);',
    { kind: 'function', parameters: '' },
  ],
  ['an expression', '{\n  imports: [],\n}', { kind: 'value', type: 'ModuleMetadata' }],
  [
    'imports in front',
    "import a from 'a';\nimport {\n  b,\n} from 'b';\n\na(b);",
    { kind: 'function', parameters: '' },
  ],
  [
    'a comment over the imports',
    "// main.ts\nimport 'a'; // first\n\n// then\nrun();",
    { kind: 'function', parameters: '' },
  ],
  ['an import() is no import', "import('a');\nrun();", { kind: 'function', parameters: '' }],
  ['import = require', "import a = require('a');\na();", { kind: 'function', parameters: '' }],
  [
    'import type with attributes',
    "import type { A } from 'a' with { 'resolution-mode': 'import' };\nlet a: A;",
    { kind: 'function', parameters: '' },
  ],
];

test.each(FRAGMENTS)('%s: each line maps back to itself', (_, fragment, frame) => {
  const { code, toFragmentLine, frameLine } = wrap(fragment, frame);
  const own = fragment.split('\n');
  const lines = code.split('\n').slice(0, -3);
  for (const [line, text] of lines.entries())
    if (line !== frameLine) expect([line, own[toFragmentLine(line)]]).toEqual([line, text]);
});

test.each([
  ["import('a');\nrun();", 0],
  ['import.meta.url;', 0],
  ["// a\nrun();\nimport 'b';", 0],
  ["import 'a';\n// b\nrun();", 1],
  ["import {\n  a,\n} from 'a';\n\na();", 4],
])('%j: the frame stands on line %i', (fragment, line) => {
  expect(wrap(fragment, { kind: 'function', parameters: '' }).frameLine).toBe(line);
});

test('lines of the frame map to the nearest line of the fragment', () => {
  const { code, toFragmentLine } = wrap("import a from 'a';\na();", {
    kind: 'function',
    parameters: '',
  });
  expect(code.split('\n').map((_, line) => toFragmentLine(line))).toEqual([0, 1, 1, 1, 1]);
});

test('the frame stays behind the imports and takes one line', () => {
  expect(wrap("import a from 'a';\na();", { kind: 'function', parameters: 'b: B' })).toMatchObject({
    code: "import a from 'a';\n/*frame*/ async function __fragment(b: B) { /*body*/\na();\n/*end*/ }\n",
    frameLine: 1,
  });
});
