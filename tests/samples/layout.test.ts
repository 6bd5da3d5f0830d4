import { layOut } from './layout';

const page = (...lines: string[]): string => `---\ntitle: 猫\n---\n\n${lines.join('\n')}\n`;
const fence = (opener: string, ...code: string[]): string[] => ['```' + opener, ...code, '```'];

const run = (source: string) => layOut(source, { singleQuote: true, printWidth: 100 });

test('a file is laid out where it stands, and its place is told', async () => {
  const { source, places } = await run(
    page('文字', '', ...fence('ts title="a.ts"', 'export const a = "1"')),
  );
  expect(source).toBe(page('文字', '', ...fence('ts title="a.ts"', "export const a = '1';")));
  expect(places).toEqual([7]);
});

test('so is one in a list, and a hidden one', async () => {
  const { source, places } = await run(
    page(
      '- 项',
      '',
      ...fence('ts', 'call( {', '', '})').map((line) => (line === '' ? '' : `  ${line}`)),
      '',
      '<!-- ts title="b.ts"',
      'export const b = "2"',
      '-->',
    ),
  );
  expect(source).toBe(
    page(
      '- 项',
      '',
      ...fence('ts', 'call({});').map((line) => `  ${line}`),
      '',
      '<!-- ts title="b.ts"',
      "export const b = '2';",
      '-->',
    ),
  );
  expect(places).toEqual([7, 13]);
});

test('marks stay on the lines that they were on', async () => {
  const long = `call(${Array.from({ length: 6 }, (_, index) => `'argument number ${index}'`).join(', ')});`;
  const { source } = await run(
    page(...fence('ts title="a.ts" mark="2"', long, 'changed();', 'last();')),
  );
  expect(source.split('\n')[4]).toBe('```ts title="a.ts" mark="9"');
  expect(source.split('\n')[13]).toBe('changed();');
});

test('what is laid out stays as it is, also where the writer kept it narrow', async () => {
  const source = page(
    ...fence(
      'ts',
      'export const narrow = join(',
      "  'a text that would stand on one line of a hundred',",
      "  'and a few words more',",
      ');',
    ),
  );
  expect(await run(source)).toEqual({ source, places: [] });
});

test.each([
  ['a fragment', fence('ts frame="class"', '@Get() find() { return "x" }')],
  ['an answer', fence('json', '{"a":1}')],
  ['an error on purpose', fence('ts error="TS2322"', 'const a: number = "1"')],
  ['what cannot be read', fence('ts', 'const = "1"')],
  ['what nobody checks', fence('ts nocheck="原因"', 'const a = "1"')],
])('%s stays as it is', async (_, lines) => {
  const source = page(...lines);
  expect(await run(source)).toEqual({ source, places: [] });
});
