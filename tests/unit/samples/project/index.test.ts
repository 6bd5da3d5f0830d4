import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { extract } from '../../../../src/samples/page/extract';
import { Variants } from '../../../../src/samples/page/variants';
import { projectOf, type Language } from '../../../../src/samples/project';
import { runnablePage } from '../../../../src/samples/project/applications';
import { archiveOf, MAX_BYTES, pathFault } from '../../../../src/samples/project/archive';
import { archivePath, downloadsOf } from '../../../../src/samples/project/downloads';
import type { Needed, PackageRecord } from '../../../../src/samples/project/packages';

const pinned = (...names: string[]): PackageRecord['packages'] =>
  Object.fromEntries(names.map((name) => [name, { version: '1.2.3' }]));

const record: PackageRecord = {
  packages: {
    ...pinned('@nestjs/common', '@nestjs/platform-express', '@nestjs/platform-fastify'),
    ...pinned('@nestjs/cli', 'typescript', '@types/node', '@types/express', 'rxjs'),
    ...pinned('@babel/cli', '@babel/core', 'class-validator', 'class-transformer'),
    ...pinned('@babel/plugin-proposal-decorators', '@babel/plugin-transform-class-properties'),
    ...pinned('@babel/plugin-transform-modules-commonjs', 'dotenv'),
    '@nestjs/core': { version: '11.2.10', peers: ['@nestjs/common', 'rxjs'] },
  },
  overrides: { dotenv: { rxjs: '$rxjs' } },
  loaded: {},
};

const CONTROLLER = `### 猫 {#cats}

\`\`\`ts title="cats.controller.ts"
import { Controller, Get } from '@nestjs/common';
import type { Request } from 'express';

@Controller('cats')
export class CatsController {
  @Get()
  all(): string[] {
    return ['橘座'];
  }
}
\`\`\`
`;
const HIDDEN = `
<!-- ts title="app.module.ts"
import { Module } from '@nestjs/common';

@Module({ controllers: [CatsController] })
export class AppModule {}
-->
`;
const ASKED = (attributes = '', answer = '["橘座"]'): string => `
\`\`\`bash run="app.module.ts"${attributes}
curl http://localhost:3000/cats
\`\`\`

\`\`\`json
${answer}
\`\`\`
`;
const PAGE = CONTROLLER + HIDDEN + ASKED();

async function projects(source: string, language: Language = 'TypeScript', on = record) {
  const { samples } = extract(source);
  const { applications } = runnablePage(samples);
  const variants = await Variants.of(samples);
  const page = { title: '控制器', route: '/controllers', origin: 'https://docs.example.com' };
  const options = { page, count: applications.length, variants, record: on };
  return applications.map((application) => {
    const { name, files, main } = projectOf(application, language, options);
    return {
      name,
      main,
      file: (path: string) => String(files.get(path)),
      paths: [...files.keys()].sort(),
    };
  });
}

test('the project has every module, hidden ones too, and a file that starts them', async () => {
  const [project] = await projects(PAGE);
  expect(project!.paths).toEqual([
    'README.md',
    'nest-cli.json',
    'package.json',
    'src/app.module.ts',
    'src/cats.controller.ts',
    'src/main.ts',
    'tsconfig.json',
  ]);
  expect([project!.name, project!.main]).toEqual(['controllers', 'dist/main.js']);
  expect(project!.file('src/main.ts')).toContain('NestFactory.create(AppModule)');
  // The page shows this name before; the file by itself has to import it.
  expect(project!.file('src/app.module.ts')).toMatch(
    /^import \{ CatsController \} from '\.\/cats\.controller';\nimport \{ Module \}/,
  );
});

test('exact versions of what it uses, peers and tools, and of nothing else', async () => {
  const [project] = await projects(PAGE);
  expect(JSON.parse(project!.file('package.json'))).toMatchObject({
    scripts: { start: 'npm run build && node dist/main.js' },
    dependencies: {
      '@nestjs/common': '1.2.3',
      '@nestjs/core': '11.2.10',
      '@nestjs/platform-express': '1.2.3',
      rxjs: '1.2.3',
    },
    devDependencies: {
      '@nestjs/cli': '1.2.3',
      '@types/express': '1.2.3',
      '@types/node': '1.2.3',
      typescript: '1.2.3',
    },
  });
  expect(project!.file('package.json')).not.toMatch(/class-validator|fastify|overrides|babel/);
});

test('with the tree on record a project has its part of it, asked for as package.json asks', async () => {
  const tree = Object.fromEntries(
    Object.entries(record.packages).map(([name, { version }]) => [
      `node_modules/${name}`,
      { version },
    ]),
  );
  const [project] = await projects(PAGE, 'TypeScript', { ...record, tree });
  const { dependencies, devDependencies } = JSON.parse(project!.file('package.json')) as Needed;
  const lock = JSON.parse(project!.file('package-lock.json')) as {
    packages: Record<string, object>;
  };
  expect(lock.packages['']).toEqual({ dependencies, devDependencies });
  expect(Object.keys(lock.packages).slice(1)).toEqual(
    Object.keys({ ...dependencies, ...devDependencies })
      .map((name) => `node_modules/${name}`)
      .sort(),
  );
});

test.each([
  ["import('./cats.controller')", 'commonjs'],
  ["import('./cats.controller.js')", 'nodenext'],
  ["import('./cats.json')", 'nodenext'],
])('%s is built where Node.js finds it', async (expression, module) => {
  const lazy = PAGE.replace("['橘座']", `[String(${expression})]`);
  const [project] = await projects(lazy);
  expect(JSON.parse(project!.file('tsconfig.json'))).toMatchObject({ compilerOptions: { module } });
});

test('a declaration file, which nothing imports, is in the TypeScript project', async () => {
  const declared = '```ts title="global.d.ts"\ndeclare const cat: string;\n```\n';
  const [project] = await projects(declared + PAGE);
  expect(project!.file('src/global.d.ts')).toBe('declare const cat: string;\n');
  const [javascript] = await projects(declared + PAGE, 'JavaScript');
  expect(javascript!.paths.filter((path) => path.includes('global'))).toEqual([]);
});

test('JavaScript has its own modules, tools and name', async () => {
  const [project] = await projects(PAGE, 'JavaScript');
  expect(project!.name).toBe('controllers-js');
  expect(project!.paths).toContain('babel.config.json');
  expect(project!.paths.filter((path) => path.endsWith('.ts'))).toEqual([]);
  expect(project!.file('src/cats.controller.js')).not.toContain('string[]');
  expect(project!.file('package.json')).not.toMatch(/typescript|@types/);
});

test('a package that the record does not have is told', async () => {
  await expect(projects(PAGE.replace("'express'", "'koa'"))).rejects.toThrow('没有 koa');
});

test('on Fastify the project starts there', async () => {
  const [project] = await projects(CONTROLLER + HIDDEN + ASKED(' platform="fastify"'));
  expect(project!.file('src/main.ts')).toContain('new FastifyAdapter()');
  expect(project!.file('package.json')).toContain('@nestjs/platform-fastify');
  expect(project!.file('package.json')).not.toContain('platform-express');
});

test('each state of a file is a project of its own', async () => {
  const later = CONTROLLER.replace('橘座', '黑猫').replace('### 猫 {#cats}', '### 换猫 {#other}');
  const made = await projects(PAGE + later + ASKED('', '["黑猫"]'));
  expect(made.map(({ name }) => name)).toEqual(['controllers-1', 'controllers-2']);
  expect(
    made.map(({ file }) => /return \['(.*)'\]/.exec(file('src/cats.controller.ts'))?.[1]),
  ).toEqual(['橘座', '黑猫']);
  expect(made[1]!.file('README.md')).toContain('第 2 个状态，共 2 个');
});

test('the README has the commands, the answers and the way back', async () => {
  const [project] = await projects(CONTROLLER + HIDDEN + ASKED().replace('json', 'json vary="id"'));
  const text = project!.file('README.md');
  expect(text).toContain('https://docs.example.com/controllers#cats');
  expect(text).toContain('```bash\nnpm install\nnpm start\n```');
  expect(text).toContain('```bash\ncurl http://localhost:3000/cats\n```\n\n```json\n["橘座"]\n```');
  expect(text).toContain('其中 id 的值每次不同');
});

test('a service that has to run is named with both ways to get it', async () => {
  const [project] = await projects(CONTROLLER + HIDDEN + ASKED(' services="redis"'));
  expect(project!.file('README.md')).toMatch(/docker run [^\n]*redis[^]*redis-server/);
});

test('what a request uploads is in the project', async () => {
  const [project] = await projects(PAGE.replace('curl ', "curl -F 'photo=@cat.png' "));
  expect(project!.paths).toContain('cat.png');
});

describe('archives', () => {
  const page = { title: '控制器', route: '/controllers', origin: undefined };

  test('are the same byte for byte, whatever the time zone and the order of the files', () => {
    const files = new Map([
      ['b.txt', '乙'],
      ['a.txt', '甲'],
    ]);
    const first = archiveOf({ name: 'x', files });
    const again = archiveOf({ name: 'x', files: new Map([...files].reverse()) });
    expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true);
    expect(Object.keys(unzipSync(first))).toEqual(['x/a.txt', 'x/b.txt']);
  });

  test('stand where the page links to', async () => {
    const made = await downloadsOf(PAGE, page, record);
    expect(made.map(({ path }) => path)).toEqual([
      'downloads/controllers/controllers.zip',
      'downloads/controllers/controllers-js.zip',
    ]);
    expect(archivePath('/', { number: 2 }, 3, 'TypeScript')).toBe(
      'downloads/introduction/introduction-2.zip',
    );
  });

  test.each(['../a', '/a', 'a/../b', 'a\\b', 'C:a', 'con', 'src/nul.ts', 'a.', 'a/', 'a?b', ''])(
    'refuse %p',
    (path) => expect(() => archiveOf({ name: 'x', files: new Map([[path, '']]) })).toThrow(),
  );

  test.each(['.env', 'src/cats/[id].ts', 'views/cat.hbs', '.github/workflows/a.yml'])(
    'take %p',
    (path) => expect(pathFault(path)).toBeUndefined(),
  );

  test('refuse names that are one on Windows and macOS', () =>
    expect(() =>
      archiveOf({
        name: 'x',
        files: new Map([
          ['a.ts', ''],
          ['A.ts', ''],
        ]),
      }),
    ).toThrow('只有大小写不同'));

  test('are no larger than the limit', () => {
    // Hashes do not compress.
    const noise = Buffer.concat(
      Array.from({ length: MAX_BYTES / 32 }, (_, at) =>
        createHash('sha256').update(String(at)).digest(),
      ),
    );
    expect(() => archiveOf({ name: 'x', files: new Map([['a', noise]]) })).toThrow(
      `上限是 ${MAX_BYTES}`,
    );
  });
});
