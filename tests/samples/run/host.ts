/**
 * A process that runs one app after the other. Nest itself is loaded once, nearly everything else anew for each app.
 * It hides the packages that the app has not installed, gives every server a free port whatever number it asks for, and
 * loads the file that `npm start` runs. `process.ts` starts this file; it imports nothing of this project.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import Module from 'node:module';
import net from 'node:net';
import { dirname, isAbsolute, join } from 'node:path';
import { compileFunction, constants } from 'node:vm';

export type ToHost = { readonly start: string; readonly alone: boolean } | { readonly stop: true };

export type FromHost =
  /** The page's port, and where that server really listens. */
  | {
      readonly kind: 'listening';
      readonly port: number;
      readonly real: number;
      readonly host: string;
    }
  /** The app has nothing left to do: on the reader's machine it has ended. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'stopped' };

/** `app.json` in the folder of an app. */
export interface AppSettings {
  readonly main: string;
  /** Page's port of a service → real port. */
  readonly ports: Readonly<Record<string, number>>;
  /** The packages that its package.json brings: any other one is not there for it. Nothing if all are. */
  readonly installed?: readonly string[] | undefined;
  /** File for the others that it asks for, a line each: the process may end at any moment. */
  readonly missed: string;
}

interface Closable {
  close(): unknown;
}

type Compiled = (this: unknown, ...args: unknown[]) => unknown;

/** Packages that stay loaded from one app to the next. */
const KEPT = ['reflect-metadata', 'rxjs', '@nestjs/common', '@nestjs/core'];
/** Kept as well, once an app has asked for them: a fifth of a second that some apps do without. */
const KEPT_ON_DEMAND = ['@nestjs/platform-express', 'class-transformer', 'class-validator'];
/** Packages that an app leaves as it found them: the next one need not load them again. */
const STATELESS = packages(
  '@apollo @graphql-tools @ts-morph ajv bson engine.io fastify find-my-way graphql graphql-jit js-yaml jsonwebtoken lodash mercurius',
  'mime-db mongodb msgpackr readable-stream semver socket.io supertest ts-morph typescript ws',
);
/** Packages that change others while they load: no app after them finds those as they were. */
const PATCHING = packages('@opentelemetry @sentry');
/** The tree of an app without Nest may not hold it. */
const HAS_NEST = isInstalled('@nestjs/core');
const IN_PACKAGES = /[/\\]node_modules[/\\]/;
/**
 * From 12 on Nest is ES modules, which stay in the process, with all that they import: a second copy of one of those
 * packages would be a stranger to them. So of an app only its own files go.
 */
const STAYS: RegExp = HAS_NEST && isModule('@nestjs/core') ? IN_PACKAGES : STATELESS;
/** It remembers its connections by their address: a later app would be handed an ended one, and wait. */
const REMEMBERING = packages('socket.io-client');
/** Global variables of GraphQL, which its modules hold on to: where those stay, they are emptied. */
const HELD: ReadonlyArray<string | symbol> = [
  'GqlTypeMetadataStorage',
  'GqlLazyMetadataStorageHost',
];
/** What Node hands to a file that it compiled. */
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
/** An app that has not closed by then ends with its process. */
const CLOSE_MS = 2000;
/** The one that apps do not see: theirs are ended with them. */
const realSetTimeout = globalThis.setTimeout;

/** All that an app may leave behind. */
const apps = new Set<Closable>();
const servers = new Set<net.Server>();
const timers = new Set<NodeJS.Timeout>();
const ports = new Map<number, number>();
/** Nothing while no app runs: the host itself may load what it likes. */
let installed: ReadonlySet<string> | undefined;
let missedFile = '';
/** Whether the process ends with its app. */
let endsWithApp = false;

if (STAYS !== IN_PACKAGES) keepCompiled();
const [, , common, core] = HAS_NEST ? KEPT.map((name) => require(name)) : [];
keepOnDemand();
hidePackages();
freePorts();
trackTimers();
if (HAS_NEST) trackApps();

// Otherwise it goes on for the next one.
process.on('beforeExit', () => {
  if (endsWithApp) return;
  process.channel?.ref();
  tell({ kind: 'idle' });
});

const home = process.cwd();
const keptModules = new Set(Object.keys(require.cache));
const keptEnvironment = { ...process.env };
const keptGlobals = new Set(Reflect.ownKeys(globalThis));
const keptStatics = (
  HAS_NEST ? [common.Logger, common.ConsoleLogger, core.ContextIdFactory] : []
).map((of) => [of, { ...of }]);
const keptLogLevels = common?.Logger.staticInstanceRef.options.logLevels;
const keptListeners = new Map(
  process.eventNames().map((name) => [name, process.listeners(name as 'exit')]),
);

process.on('message', (message: ToHost) =>
  'start' in message ? start(message.start, message.alone) : void stop(),
);
// The check is gone: so is every app.
process.on('disconnect', () => process.exit());

function isInstalled(name: string): boolean {
  try {
    return require.resolve(name) !== '';
  } catch {
    return false;
  }
}

function isModule(name: string): boolean {
  const { type } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as {
    type?: string;
  };
  return type === 'module';
}

/** What a file of one of these packages, or of one in these scopes, has in its path. */
function packages(...names: string[]): RegExp {
  return new RegExp(
    `[/\\\\]node_modules[/\\\\](?:${names.join(' ').replaceAll('.', '\\.').replaceAll(' ', '|')})[/\\\\]`,
  );
}

function tell(message: FromHost): void {
  process.send?.(message);
}

function start(folder: string, alone: boolean): void {
  const settings: AppSettings = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8'));
  process.chdir(folder);
  missedFile = settings.missed;
  installed = settings.installed && new Set(settings.installed);
  for (const [port, real] of Object.entries(settings.ports)) ports.set(Number(port), real);
  endsWithApp = alone;
  // It keeps no app alive.
  process.channel?.unref();
  require(settings.main);
}

/** Back to how it was before the app; a process that cannot get there ends. */
async function stop(): Promise<void> {
  process.channel?.ref();
  if (Object.keys(require.cache).some((path) => PATCHING.test(path))) process.exit(0);
  const limit = realSetTimeout(() => process.exit(0), CLOSE_MS);
  for (const server of servers)
    (server as { closeAllConnections?: () => void }).closeAllConnections?.();
  await Promise.allSettled([...apps].map((app) => app.close()));
  for (const server of servers) server.close();
  for (const timer of timers) clearTimeout(timer);
  for (const path of Object.keys(require.cache))
    if (!keptModules.has(path) && (!STAYS.test(path) || REMEMBERING.test(path)))
      delete require.cache[path];
  // Decorators of GraphQL, TypeORM and others collect what they see in a global variable.
  for (const name of Reflect.ownKeys(globalThis))
    if (!keptGlobals.has(name) && !isEmptied(name)) Reflect.deleteProperty(globalThis, name);
  for (const name of Object.keys(process.env))
    if (!(name in keptEnvironment)) delete process.env[name];
  Object.assign(process.env, keptEnvironment);
  for (const [of, statics] of keptStatics) {
    for (const name of Object.keys(of)) if (!(name in statics)) delete of[name];
    Object.assign(of, statics);
  }
  if (HAS_NEST) {
    // An app's log levels also stay in the loggers that outlive it.
    common.Logger.staticInstanceRef.setLogLevels(keptLogLevels);
    core.NestFactory.logger.localInstanceRef = undefined;
  }
  restoreListeners();
  for (const left of [apps, servers, timers, ports]) left.clear();
  installed = undefined;
  process.chdir(home);
  clearTimeout(limit);
  tell({ kind: 'stopped' });
}

/** Makes what a global variable has collected as it was when its package was loaded. @returns whether it is one to keep */
function isEmptied(name: string | symbol): boolean {
  if (STAYS !== IN_PACKAGES || !HELD.includes(name)) return false;
  const collection = Reflect.get(globalThis, name) as object;
  Object.assign(collection, Reflect.construct(collection.constructor, []));
  return true;
}

function restoreListeners(): void {
  for (const name of process.eventNames()) {
    const kept = keptListeners.get(name) ?? [];
    if (name === 'message' || name === 'disconnect' || name === 'newListener') continue;
    for (const listener of process.listeners(name as 'exit')) {
      if (!kept.includes(listener)) process.removeListener(name, listener);
    }
  }
}

/**
 * A package that is loaded anew need not be read and compiled anew: the function that a CommonJS file compiles to stays,
 * and each app calls it with a module of its own. 177 apps on Nest 11 took 31 s of CPU without that and 24 s with it, one run
 * each under the profiler.
 */
function keepCompiled(): void {
  const compiled = new Map<string, Compiled>();
  const loader = Module as unknown as {
    _extensions: { '.js': (module: Module, path: string) => void };
    prototype: { _compile: (code: string, path: string, format?: string) => unknown };
  };
  const { '.js': load } = loader._extensions;
  loader._extensions['.js'] = (module, path) => {
    const known = compiled.get(path);
    if (known) run(known, module, path);
    else load(module, path);
  };
  const { _compile: compile } = loader.prototype;
  loader.prototype._compile = function (this: Module, code, path, format) {
    const made =
      format !== 'module' && IN_PACKAGES.test(path) ? compiledFrom(code, path) : undefined;
    if (!made) return compile.call(this, code, path, format);
    compiled.set(path, made);
    return run(made, this, path);
  };
}

/** @returns nothing if it is not CommonJS: Node says what is wrong, or makes an ES module of it */
function compiledFrom(code: string, path: string): Compiled | undefined {
  try {
    return compileFunction(code, PARAMETERS, {
      filename: path,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    }) as Compiled;
  } catch {
    return undefined;
  }
}

function run(compiled: Compiled, module: Module, path: string): unknown {
  const { exports } = module;
  return compiled.call(exports, exports, requireOf(module), module, path, dirname(path));
}

/** The same `require` as Node hands to a file. */
function requireOf(module: Module): NodeJS.Require {
  const loader = Module as unknown as {
    _extensions: NodeJS.Require['extensions'];
    _resolveFilename(request: string, from: Module, isMain: boolean, options: unknown): string;
    _resolveLookupPaths(request: string, from: Module): string[] | null;
  };
  const resolve = (request: string, options?: unknown) =>
    loader._resolveFilename(request, module, false, options);
  const paths = (request: string) => loader._resolveLookupPaths(request, module);
  const { main, cache } = require;
  return Object.assign(
    function require(id: string): unknown {
      return module.require(id);
    },
    { resolve: Object.assign(resolve, { paths }), main, extensions: loader._extensions, cache },
  );
}

function keepOnDemand(): void {
  const loader = Module as unknown as { _load: (request: string, ...rest: unknown[]) => unknown };
  const original = loader._load;
  loader._load = (request, ...rest) => {
    if (!KEPT_ON_DEMAND.includes(request)) return original.call(Module, request, ...rest);
    const before = new Set(Object.keys(require.cache));
    const exported = original.call(Module, request, ...rest);
    for (const path of Object.keys(require.cache)) if (!before.has(path)) keptModules.add(path);
    return exported;
  };
}

/** A package that the app has not installed is not found, as on the reader's machine. */
function hidePackages(): void {
  const loader = Module as unknown as {
    _load: (request: string, ...rest: unknown[]) => unknown;
    _resolveFilename: (request: string, ...rest: unknown[]) => string;
  };
  for (const name of ['_load', '_resolveFilename'] as const) {
    const original = loader[name] as (request: string, ...rest: unknown[]) => never;
    loader[name] = (request, ...rest) => {
      const hidden = hiddenPackage(request);
      if (hidden === undefined) return original.call(Module, request, ...rest);
      appendFileSync(missedFile, `${hidden}\n`);
      throw Object.assign(new Error(`Cannot find module '${request}'`), {
        code: 'MODULE_NOT_FOUND',
      });
    };
  }
}

function hiddenPackage(request: string): string | undefined {
  if (!installed || /^[./#]/.test(request) || isAbsolute(request) || Module.isBuiltin(request))
    return undefined;
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  return installed.has(name) ? undefined : name;
}

function trackTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = globalThis[name] as (...args: unknown[]) => NodeJS.Timeout;
    const tracked = (...args: unknown[]) => {
      const timer = original(...args);
      timers.add(timer);
      return timer;
    };
    globalThis[name] = Object.assign(tracked, original) as unknown as typeof setTimeout &
      typeof setInterval;
  }
}

function trackApps(): void {
  const factory = Object.getPrototypeOf(core.NestFactory);
  for (const name of ['create', 'createMicroservice', 'createApplicationContext']) {
    const original = factory[name];
    factory[name] = async function (this: unknown, ...args: unknown[]) {
      const app = await original.apply(this, args);
      apps.add(app);
      return app;
    };
  }
}

/** A server that asks for port 3000 gets any free one; clients of this process that ask for 3000 get there. */
function freePorts(): void {
  const listen = net.Server.prototype.listen as (...args: unknown[]) => net.Server;
  net.Server.prototype.listen = function (this: net.Server, ...args: unknown[]): net.Server {
    const wanted = portIn(args);
    servers.add(this);
    if (wanted === undefined) return listen.apply(this, args);
    this.once('listening', () => {
      const address = this.address() as net.AddressInfo;
      ports.set(wanted, address.port);
      tell({ kind: 'listening', port: wanted, real: address.port, host: address.address });
    });
    return listen.apply(this, withPort(args, 0));
  } as typeof net.Server.prototype.listen;
  const connect = net.Socket.prototype.connect as (...args: unknown[]) => net.Socket;
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]): net.Socket {
    // `net.connect()` hands over its arguments in one array.
    const own = Array.isArray(args[0]) ? args[0] : args;
    const real = ports.get(portIn(own) ?? -1);
    if (real === undefined || !isLocal(own)) return connect.apply(this, args);
    const moved = withPort(own, real);
    return connect.apply(
      this,
      Array.isArray(args[0]) ? [Object.assign(moved, symbolsOf(own))] : moved,
    );
  };
}

function portIn([first]: readonly unknown[]): number | undefined {
  const port =
    typeof first === 'object' && first !== null ? (first as { port?: unknown }).port : first;
  const number = typeof port === 'string' && /^\d+$/.test(port) ? Number(port) : port;
  return typeof number === 'number' && number > 0 ? number : undefined;
}

function withPort([first, ...rest]: readonly unknown[], port: number): unknown[] {
  return [typeof first === 'object' && first !== null ? { ...first, port } : port, ...rest];
}

function isLocal([first, second]: readonly unknown[]): boolean {
  const host =
    typeof first === 'object' && first !== null ? (first as { host?: unknown }).host : second;
  return typeof host !== 'string' || ['localhost', '127.0.0.1', '0.0.0.0', '::1'].includes(host);
}

/** Node marks the array of normalised arguments with a symbol. */
function symbolsOf(value: object): object {
  return Object.fromEntries(
    Object.getOwnPropertySymbols(value).map((key) => [
      key,
      (value as Record<symbol, unknown>)[key],
    ]),
  );
}
