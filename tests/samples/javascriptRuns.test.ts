/**
 * The JavaScript of an app answers as its TypeScript does: each app of the transformer's corpus is started in both
 * languages on the real Nest, and asked what its `requests.json` says.
 *
 * @jest-environment node
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { toJavaScript } from '../../src/samples/javascript';
import { commonJsFromJavaScript } from './run/babel';
import { commonJs } from './run/translate';

// The first app of a language loads Nest itself, which takes more than Jest's five seconds on a machine with other work.
jest.setTimeout(60_000);

const APPS = join(__dirname, '../unit/samples/corpus/_apps');
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
  // Some of these apps set fields the way projects did before ES2022: from constructor parameters, and without undoing a base class.
  TypeScript: async (code: string): Promise<string> => commonJs(code, ts.ScriptTarget.ES2021),
  JavaScript: async (code: string, options: object): Promise<string> =>
    commonJsFromJavaScript((await toJavaScript(code, options))!, 'app.js'),
};

const fromPackages = (name: string): unknown =>
  require(require.resolve(name, { paths: [PACKAGES] }));

/** Loads an app: relative paths are its own files, all else comes from the packages of the samples. */
async function load(folder: string, compile: (code: string) => Promise<string>): Promise<App> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const compiled = new Map(
    await Promise.all(
      names.map(
        async (name) => [name, await compile(readFileSync(join(folder, name), 'utf8'))] as const,
      ),
    ),
  );
  const loaded = new Map<string, { exports: unknown }>();
  const file = (name: string): unknown => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(name, module);
    const local = (path: string): unknown =>
      path.startsWith('./') ? file(path.slice(2)) : fromPackages(path);
    new Function('require', 'module', 'exports', compiled.get(`${name}.ts`)!)(
      local,
      module,
      module.exports,
    );
    return module.exports;
  };
  return file('app') as App;
}

async function answers(
  { AppModule, configure }: App,
  exchanges: readonly Exchange[],
): Promise<Array<Pick<Exchange, 'status' | 'answer'>>> {
  const { NestFactory } = fromPackages('@nestjs/core') as {
    NestFactory: { create(module: unknown, options: object): Promise<NestApplication> };
  };
  const app = await NestFactory.create(AppModule, { logger: false, abortOnError: false });
  configure?.(app);
  try {
    await app.listen(0);
    const url = (await app.getUrl()).replace('[::1]', 'localhost');
    const results = [];
    for (const { request, headers, body } of exchanges) {
      const [method, path] = request.split(' ') as [string, string];
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      results.push({ status: response.status, answer: isJson ? JSON.parse(text) : text });
    }
    return results;
  } finally {
    await app.close();
  }
}

const json = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

describe.each(readdirSync(APPS))('%s', (name) => {
  const folder = join(APPS, name);
  const exchanges = json(join(folder, 'requests.json')) as Exchange[];
  const options = json(join(folder, 'options.json')) as object;
  const expected = exchanges.map(({ status, answer }) => ({ status, answer }));

  beforeAll(() => void fromPackages('reflect-metadata'));

  test.each(Object.entries(LANGUAGES))('%s answers as it should', async (_, compile) => {
    const app = await load(folder, (code) => compile(code, options));
    expect(await answers(app, exchanges)).toEqual(expected);
  });
});
