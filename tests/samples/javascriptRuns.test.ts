/**
 * JavaScript 版本的应用，应答与 TypeScript 的一样：`corpus/_apps` 里的每个应用两种语言各启动一次，
 * 用的是真正的 Nest（tests/samples/node_modules），`requests.json` 里写着请求和该有的应答。
 *
 * @jest-environment node
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transformSync} from '@babel/core';
import ts from 'typescript';
import {toJavaScript} from '../../src/remark/samples/javascript';

const APPS = join(__dirname, '../unit/remark/samples/corpus/_apps');
const PACKAGES = __dirname;

interface Exchange {
  readonly request: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly status: number;
  readonly answer: unknown;
}

interface App {
  readonly AppModule: unknown;
  readonly configure?: (app: unknown) => void;
}

interface NestApplication {
  listen(port: number): Promise<unknown>;
  getUrl(): Promise<string>;
  close(): Promise<void>;
}

const LANGUAGES = {
  TypeScript: (code: string): string =>
    ts.transpileModule(code, {
      compilerOptions: {
        target: ts.ScriptTarget.ES2021,
        module: ts.ModuleKind.CommonJS,
        experimentalDecorators: true,
        emitDecoratorMetadata: true,
        esModuleInterop: true,
      },
    }).outputText,
  JavaScript: (code: string, options: object): string =>
    transformSync(toJavaScript(code, options)!, {
      babelrc: false,
      configFile: false,
      plugins: [
        [require.resolve('@babel/plugin-proposal-decorators'), {version: 'legacy'}],
        require.resolve('@babel/plugin-transform-class-properties'),
        require.resolve('@babel/plugin-transform-modules-commonjs'),
      ],
    })!.code!,
};

const fromPackages = (name: string): unknown => require(require.resolve(name, {paths: [PACKAGES]}));

/** 装入一个应用的文件：相对路径是应用自己的文件，其余来自示例的软件包。 */
function load(folder: string, compile: (code: string) => string): App {
  const loaded = new Map<string, {exports: unknown}>();
  const file = (name: string): unknown => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const module = {exports: {}};
    loaded.set(name, module);
    const code = compile(readFileSync(join(folder, `${name}.ts`), 'utf8'));
    const local = (path: string): unknown => (path.startsWith('./') ? file(path.slice(2)) : fromPackages(path));
    new Function('require', 'module', 'exports', code)(local, module, module.exports);
    return module.exports;
  };
  return file('app') as App;
}

async function answers(
  {AppModule, configure}: App,
  exchanges: readonly Exchange[],
): Promise<Pick<Exchange, 'status' | 'answer'>[]> {
  const {NestFactory} = fromPackages('@nestjs/core') as {
    NestFactory: {create(module: unknown, options: object): Promise<NestApplication>};
  };
  const app = await NestFactory.create(AppModule, {logger: false, abortOnError: false});
  configure?.(app);
  try {
    await app.listen(0);
    const url = (await app.getUrl()).replace('[::1]', 'localhost');
    const results = [];
    for (const {request, headers, body} of exchanges) {
      const [method, path] = request.split(' ');
      const response = await fetch(url + path, {
        method,
        headers: {...(body === undefined ? {} : {'content-type': 'application/json'}), ...headers},
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      results.push({status: response.status, answer: isJson ? JSON.parse(text) : text});
    }
    return results;
  } finally {
    await app.close();
  }
}

const json = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

describe.each(readdirSync(APPS))('%s', (name) => {
  const folder = join(APPS, name);
  const exchanges = json(join(folder, 'requests.json')) as Exchange[];
  const options = json(join(folder, 'options.json')) as object;
  const expected = exchanges.map(({status, answer}) => ({status, answer}));

  beforeAll(() => void fromPackages('reflect-metadata'));

  test.each(Object.entries(LANGUAGES))('%s 版本的应答', async (_, compile) => {
    const app = load(folder, (code) => compile(code, options));
    expect(await answers(app, exchanges)).toEqual(expected);
  });
});
