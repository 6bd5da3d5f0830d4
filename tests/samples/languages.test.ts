import { syntaxFault } from './languages';

test.each([
  ['json', '{"a": [1]}'],
  ['jsonc', '{\n  // 注释\n  "a": 1,\n}'],
  ['yaml', 'a: 1\n---\nb: [2]'],
  ['graphql', 'type Cat { name: String! }'],
  ['graphql', 'query { cats { name } }'],
  [
    'proto',
    'syntax = "proto3";\nservice Cats { rpc Find (Id) returns (Cat); }\nmessage Id { int32 id = 1; }\nmessage Cat {}',
  ],
  ['hbs', '{{#each cats}}{{name}}{{/each}}'],
  ['js', '@Injectable()\nexport class A {\n  @Get()\n  b() {}\n}'],
  ['dockerfile', 'FROM node:22 AS build\nWORKDIR /app\nCMD ["node", "main"]'],
  ['env', '# 注释\nPORT=3000\n\nexport A.B="c d"'],
  ['bash', 'for i in 1 2; do curl "a$i"; done'],
  ['bash', '# “注释”\ncurl -d \'“a”\' "‘b’"'],
  ['sql', 'SELEKT'],
  ['text', '随便'],
])('%s: %j', async (language, code) => expect(await syntaxFault(language, code)).toBeUndefined());

test.each([
  ['json', '{\n  "a": 1,\n}', 2],
  ['json', '{\n  "a": 1', 1],
  ['json', '"scripts": {}', 0],
  ['jsonc', '{\n  "a":\n}', 2],
  ['yaml', 'a: 1\n b: 2', 1],
  ['graphql', 'type Cat {\n  name:\n}', 2],
  ['proto', 'syntax = "proto3";\nmesage A {}', 1],
  ['hbs', '{{#if a}}\nb', 1],
  ['js', 'a;\nconst = 1;', 1],
  ['js', 'const a: string = 1;', 0],
  ['dockerfile', 'FROM node:22\nCOPPY . .', 1],
  ['env', 'A=1\nB C', 1],
  ['bash', 'echo a\nfi', 1],
  ['bash', 'cd app\ncurl -H “a: b” localhost', 1],
  ['bash', 'if true; then\n  a', 1],
])('%s: %j is wrong on line %i', async (language, code, line) => {
  expect(await syntaxFault(language, code)).toEqual({
    line,
    column: expect.any(Number),
    message: expect.stringMatching(/./),
  });
});

test('each of many texts for bash is answered by itself, in whatever order they are asked', async () => {
  const texts = Array.from({ length: 20 }, (_, index) =>
    index % 3 === 0 ? `${'true\n'.repeat(index)}fi # “${index}”` : `echo '${index}\n'`,
  );
  const faults = await Promise.all(texts.map((text) => syntaxFault('bash', text)));
  expect(faults.map((fault) => fault?.line)).toEqual(
    texts.map((_, index) => (index % 3 === 0 ? index : undefined)),
  );
  expect(faults[3]!.message).toMatch(/^syntax error .*`fi'/);
});
