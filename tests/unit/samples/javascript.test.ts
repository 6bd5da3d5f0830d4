import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as babelParse } from '@babel/parser';
import { parseFrame } from '../../../src/samples/frame';
import { javascriptTitle, toJavaScript } from '../../../src/samples/javascript';

/** 每个文件夹一例：`input.ts`、`output.js`（没有：什么都不剩）或 `error.txt`（拒绝改写）、`options.json`（可省略）。 */
const CORPUS = join(__dirname, 'corpus');

interface Case {
  readonly input: string;
  readonly output?: string;
  readonly error?: string;
  readonly options: { frame?: string; context?: string; parameterTypes?: boolean };
}

function read(name: string): Case {
  const text = (file: string): string | undefined => {
    const path = join(CORPUS, name, file);
    return existsSync(path) ? readFileSync(path, 'utf8').trimEnd() : undefined;
  };
  return {
    input: text('input.ts')!,
    output: text('output.js'),
    error: text('error.txt'),
    options: JSON.parse(text('options.json') ?? '{}'),
  };
}

function convert({ input, options: { frame, ...options } }: Case): Promise<string | undefined> {
  return toJavaScript(input, {
    ...options,
    frame: frame === undefined ? undefined : parseFrame(frame),
  });
}

const names = readdirSync(CORPUS).filter((name) => !name.startsWith('_'));
const cases = names.map((name) => [name, read(name)] as const);

test('语料至少有 60 例', () => {
  expect(names.length).toBeGreaterThanOrEqual(60);
});

describe('TypeScript → JavaScript', () => {
  test.each(cases)('%s', async (_, sample) => {
    if (sample.error !== undefined) await expect(convert(sample)).rejects.toThrow(sample.error);
    else expect(await convert(sample)).toBe(sample.output);
  });
});

/** 片段放回它的外框，Babel 才读得了。 */
function whole(output: string, frame?: string): string {
  const [, imports = '', body = ''] = /^((?:import .*\n)*)([^]*)$/.exec(output) ?? [];
  switch (frame && parseFrame(frame)?.kind) {
    case 'class':
      return `${imports}class Fragment {\n${body}\n}`;
    case 'function':
      return `${imports}async function fragment() {\n${body}\n}`;
    case 'value':
      return `${imports}const fragment = (\n${body}\n);`;
    default:
      return output;
  }
}

describe('结果能被 Babel 读懂（旧版装饰器）', () => {
  test.each(cases.filter(([, { output }]) => output !== undefined))('%s', async (_, sample) => {
    const made = (await convert(sample))!;
    expect(() =>
      babelParse(whole(made, sample.options.frame), {
        sourceType: 'module',
        plugins: ['decorators-legacy'],
      }),
    ).not.toThrow();
  });
});

test.each([
  ['cats.controller.ts', 'cats.controller.js'],
  ['src/main.ts', 'src/main.js'],
  ['view.tsx', 'view.jsx'],
  ['config.mts', 'config.mjs'],
  ['types.d.ts', 'types.d.ts'],
  ['nest-cli.json', 'nest-cli.json'],
])('文件名 %s → %s', (title, expected) => {
  expect(javascriptTitle(title)).toBe(expected);
});
