import { parseFence } from '../../../src/samples/fence';
import { variantOptions, type Written } from '../../../src/samples/variant';

const sample = (code: string, meta = '', language = 'ts'): Written => ({
  fence: parseFence(language, meta),
  code,
});

test('a fragment knows the TypeScript before it, and nothing else', () => {
  const page = [
    sample("import { Cats } from './cats';", 'title="a.ts"'),
    sample('{}', '', 'json'),
    sample('broken (', 'nocheck="…"'),
    sample('find() {}', 'frame="class(cats: Cats)"'),
    sample('later();'),
  ];
  expect(variantOptions(page, 3)).toEqual({
    context: "import { Cats } from './cats';",
    parameterTypes: false,
    frame: { kind: 'class', parameters: 'cats: Cats' },
  });
  expect(variantOptions(page, 4).context).toContain(
    'class __Fragment { constructor(cats: Cats) {}',
  );
});

test('a sample with imports knows where its names come from', () => {
  expect(variantOptions([sample('class A {}'), sample("import a from 'a';\na();")], 1)).toEqual({
    context: '',
    parameterTypes: false,
  });
});

test.each([
  ['app.useGlobalPipes(new ValidationPipe());', true],
  ['app.useGlobalPipes(\n  new ValidationPipe({ whitelist: true }),\n);', true],
  ['{ provide: APP_PIPE, useFactory: () => new ValidationPipe() }', true],
  ['app.useGlobalPipes(new TrimPipe());\nnew ValidationPipe();', false],
  ['@UsePipes(new ValidationPipe())', false],
])('a global ValidationPipe anywhere on the page looks at types: %s', (code, expected) => {
  expect(variantOptions([sample('class A {}'), sample(code)], 0).parameterTypes).toBe(expected);
});
