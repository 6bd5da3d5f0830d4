/**
 * Runs inside the process of an app, in front of the page's own files: it leads their imports to each other,
 * gives every server a free port whatever number it asks for, and starts the root module.
 * It is copied into the folder of the app (`assemble.ts`) and imports nothing of this project.
 */
import {readFileSync} from 'node:fs';
import Module from 'node:module';
import net from 'node:net';
import {join} from 'node:path';

/** Told to the parent: the page's port, and where that server really listens. */
export interface Listening {
  readonly port: number;
  readonly real: number;
  readonly host: string;
}

interface Setting {
  readonly entry: string;
  readonly platform: 'express' | 'fastify';
  /** File → specifier → file. */
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Page's port of a service → real port. */
  readonly ports: Readonly<Record<string, number>>;
}

const setting: Setting = JSON.parse(readFileSync(join(__dirname, 'app.json'), 'utf8'));
const ports = new Map<number, number>(Object.entries(setting.ports).map(([port, real]) => [Number(port), real]));

leadImports();
freePorts();
void start();

function leadImports(): void {
  const loader = Module as unknown as {
    _resolveFilename: (request: string, parent?: {filename?: string}, ...rest: unknown[]) => string;
  };
  const original = loader._resolveFilename;
  loader._resolveFilename = (request, parent, ...rest) =>
    setting.imports[parent?.filename ?? '']?.[request] ?? original.call(Module, request, parent, ...rest);
}

/** A server that asks for port 3000 gets any free one; clients of this process that ask for 3000 get there. */
function freePorts(): void {
  const listen = net.Server.prototype.listen as (...args: unknown[]) => net.Server;
  net.Server.prototype.listen = function (this: net.Server, ...args: unknown[]): net.Server {
    const wanted = portIn(args);
    if (wanted === undefined) return listen.apply(this, args);
    this.once('listening', () => {
      const address = this.address() as net.AddressInfo;
      ports.set(wanted, address.port);
      process.send?.({port: wanted, real: address.port, host: address.address} satisfies Listening);
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
    return connect.apply(this, Array.isArray(args[0]) ? [Object.assign(moved, symbolsOf(own))] : moved);
  } as typeof net.Socket.prototype.connect;
}

function portIn([first]: readonly unknown[]): number | undefined {
  const port = typeof first === 'object' && first !== null ? (first as {port?: unknown}).port : first;
  const number = typeof port === 'string' && /^\d+$/.test(port) ? Number(port) : port;
  return typeof number === 'number' && number > 0 ? number : undefined;
}

function withPort([first, ...rest]: readonly unknown[], port: number): unknown[] {
  return [typeof first === 'object' && first !== null ? {...first, port} : port, ...rest];
}

function isLocal([first, second]: readonly unknown[]): boolean {
  const host = typeof first === 'object' && first !== null ? (first as {host?: unknown}).host : second;
  return typeof host !== 'string' || ['localhost', '127.0.0.1', '0.0.0.0', '::1'].includes(host);
}

/** Node marks the array of normalised arguments with a symbol. */
function symbolsOf(value: object): object {
  return Object.fromEntries(
    Object.getOwnPropertySymbols(value).map((key) => [key, (value as Record<symbol, unknown>)[key]]),
  );
}

async function start(): Promise<void> {
  require('reflect-metadata');
  const exported = require(setting.entry) as Record<string, unknown>;
  const root = rootModule(exported);
  // A file without a module is an entry that starts by itself.
  if (!root) return;
  const {NestFactory} = require('@nestjs/core');
  const {FastifyAdapter} =
    setting.platform === 'fastify' ? require('@nestjs/platform-fastify') : {FastifyAdapter: undefined};
  const app = await NestFactory.create(root, ...(FastifyAdapter ? [new FastifyAdapter()] : []));
  await app.listen(3000);
}

function rootModule(exported: Record<string, unknown>): unknown {
  const modules = Object.entries(exported).filter(
    ([name, value]) => typeof value === 'function' && name.endsWith('Module'),
  );
  return (modules.find(([name]) => name === 'AppModule') ?? modules.at(-1))?.[1];
}
