import { extract } from '../../../../src/samples/page/extract';
import { missingInJavaScript, pageOf, resolve } from '../../../../src/samples/page/files';

const fence = (meta: string, code: string) => `\`\`\`ts ${meta}\n${code}\n\`\`\`\n\n`;
const hidden = (meta: string, code: string) => `<!-- ts ${meta}\n${code}\n-->\n\n`;
const page = (...parts: string[]) => pageOf(extract(parts.join('')).samples);
/** The imports that were put in front of the last file. */
const missing = (...parts: string[]) =>
  page(...parts)
    .files.at(-1)
    ?.missing.map(({ statement }) => statement);

describe('names that a file uses and does not import', () => {
  const controller = fence(
    'title="a.ts"',
    "import { Controller } from '@nestjs/common';\nimport type { Request } from 'express';",
  );

  test('imported before', () => {
    expect(missing(controller, fence('frame="class"', 'a(r: Request) { Controller; }'))).toEqual([
      "import { Controller } from '@nestjs/common';",
      "import type { Request } from 'express';",
    ]);
  });

  test('not used: not imported', () =>
    expect(missing(controller, fence('frame="class"', 'a() { Controllers; }'))).toEqual([]));

  test('declared or imported by itself: left alone', () => {
    expect(missing(controller, fence('', 'class Controller {}'))).toEqual([]);
    expect(
      missing(controller, fence('', "import { Controller } from './own';\nController;")),
    ).toEqual([]);
  });

  test.each([
    ["import * as fs from 'node:fs';", "import * as fs from 'node:fs';"],
    ["import fs from 'node:fs';", "import fs from 'node:fs';"],
    ["import fs = require('node:fs');", "import fs = require('node:fs');"],
    ["import { a as fs } from 'node:fs';", "import { a as fs } from 'node:fs';"],
    ["import { type fs } from 'node:fs';", "import type { fs } from 'node:fs';"],
  ])('%s', (written, made) => expect(missing(fence('', written), fence('', 'fs'))).toEqual([made]));

  test('exported by a file, seen from another folder', () => {
    expect(
      missing(
        fence('title="cats/cat.ts"', 'export class Cat {}\nexport interface Meow {}\nclass Own {}'),
        fence('title="app/a.ts"', 'Cat; Meow; Own'),
      ),
    ).toEqual(["import { Cat } from '../cats/cat';", "import type { Meow } from '../cats/cat';"]);
  });

  test('declared under the name of another kind of file, which the importer leaves unchecked', () => {
    expect(
      missing(fence('title="cats.html" nocheck="x"', 'class Cat {}'), fence('', 'Cat')),
    ).toEqual(["import { Cat } from './__sample_0';"]);
  });

  test('a relative import, seen from another folder', () => {
    expect(
      missing(
        fence('title="cats/a.ts"', "import { Cat } from './cat';"),
        fence('title="app.ts"', 'Cat'),
      ),
    ).toEqual(["import { Cat } from './cats/cat';"]);
  });

  test('declared in a hidden comment or a sample without a title, exported or not', () => {
    expect(
      missing(
        hidden('', 'declare function match(): void;'),
        fence('', 'const cat = 1;'),
        fence('', 'match(cat)'),
      ),
    ).toEqual(["import { match } from './__sample_0';", "import { cat } from './__sample_1';"]);
  });

  test('of the newest version only, and never of the file itself', () => {
    const first = fence('title="a.ts"', 'export const one = 1;');
    const second = fence('title="a.ts"', 'export const two = one;');
    expect(missing(first, second)).toEqual([]);
    expect(missing(first, second, fence('', 'one; two'))).toEqual(["import { two } from './a';"]);
  });
});

describe('revisions', () => {
  const versions = page(
    fence('title="a.ts"', '1'),
    fence('title="b.ts"', '2'),
    fence('title="a.ts"', '3'),
    fence('title="c.ts"', '4'),
  );
  const codes = (revision: number) =>
    [...versions.snapshots[revision]!].map(([path, { sample }]) => `${path} ${sample.code}`);

  test('each new version begins one', () =>
    expect(versions.files.map(({ revision }) => revision)).toEqual([0, 0, 1, 1]));
  test('a revision sees what is to come if there is nothing yet', () =>
    expect(codes(0)).toEqual(['a.ts 1', 'b.ts 2', 'c.ts 4']));
  test('and the newest of the rest', () =>
    expect(codes(1)).toEqual(['a.ts 3', 'b.ts 2', 'c.ts 4']));
});

test.each([
  ['./cats.service', 'cats/cats.module.ts', 'cats/cats.service.ts'],
  ['./cats/cats.service', 'app.module.ts', 'cats/cats.service.ts'],
  ['./cats/cats.service.js', 'app.module.ts', 'cats/cats.service.ts'],
  ['../cats/cats.service', 'dogs/a.ts', 'cats/cats.service.ts'],
  ['../src/cats/cats.service', 'test/a.ts', 'cats/cats.service.ts'],
  ['src/cats/cats.service', 'a.ts', 'cats/cats.service.ts'],
  ['./cats', 'app.module.ts', 'cats/index.ts'],
  ['@app/shared', 'apps/a/src/main.ts', 'libs/shared/src/index.ts'],
  ['./data.json', 'a.ts', 'data.json'],
  ['./cats.service', 'app.module.ts', undefined],
  ['./cats/cats.service', 'dogs/a.ts', undefined],
  ['./cats.service', '__sample_3.ts', 'cats/cats.service.ts'],
  ['../cats/cats.service', '__sample_3.ts', 'cats/cats.service.ts'],
  ['@nestjs/common', 'a.ts', undefined],
  ['graphql', 'a.ts', undefined],
  ['graphql', '__sample_3.ts', undefined],
])('%s in %s is %s', (specifier, from, expected) => {
  const paths = [
    'cats/cats.service.ts',
    'cats/index.ts',
    'libs/shared/src/index.ts',
    'data.json',
    'graphql.ts',
  ];
  expect(resolve(specifier, from, new Map(paths.map((path) => [path, path])))).toBe(expected);
});

test('positions in the text of a framed file lead to the page', () => {
  const source = `${fence('', "import { A } from 'a';")}- x\n\n  \`\`\`ts frame="class(a: A)"\n  b() {\n    return A;\n  }\n  \`\`\`\n`;
  const file = pageOf(extract(source).samples).files.at(-1);
  const lines = file?.text.split('\n') ?? [];
  const line = lines.findIndex((text) => text.includes('return A'));
  expect(file?.toPage(line, 9)).toEqual({ line: 9, column: 12 });
  // The frame itself is the line of the fence.
  expect(file?.toPage(1, 30)).toEqual(file?.sample.position);
});

test('the JavaScript of a file gets the imports that it still needs', () => {
  const file = page(
    fence(
      '',
      "import { Cat } from './cat';\nimport type { Meow } from './meow';\nimport { Dog } from './dog';",
    ),
    fence('title="a.ts"', 'export class A { cat = new Cat(); meow?: Meow; dog = Dog; }'),
  ).files.at(-1);
  expect(
    file &&
      missingInJavaScript('class Dog {}\nexport class A { cat = new Cat(); dog = Dog; }', file).map(
        ({ statement }) => statement,
      ),
  ).toEqual(["import { Cat } from './cat';"]);
});
