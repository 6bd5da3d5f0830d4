/** Servers that apps need, started from what the machine has. */
import {spawn, spawnSync} from 'node:child_process';
import net from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';

export interface Service {
  /** The page's port → the real one. */
  readonly ports: Readonly<Record<string, number>>;
  stop(): void;
}

interface Kind {
  /** The port that pages write. */
  readonly port: number;
  readonly command: (port: number) => readonly [program: string, ...args: string[]];
  readonly install: string;
}

const BROKER = `
const {Aedes} = require('aedes');
Aedes.createBroker().then((broker) => require('node:net').createServer(broker.handle).listen(Number(process.argv[1]), '127.0.0.1'));
`;

const KINDS: Readonly<Record<string, Kind>> = {
  redis: {
    port: 6379,
    command: (port) => ['redis-server', '--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    install: 'apt-get install redis-server',
  },
  mqtt: {
    port: 1883,
    command: (port) => [process.execPath, '-e', BROKER, `${port}`],
    install: 'npm ci（在 tests/samples 里）',
  },
  nats: {
    port: 4222,
    command: (port) => ['nats-server', '-a', '127.0.0.1', '-p', `${port}`],
    install: 'apt-get install nats-server',
  },
};

/** The names that `services="…"` may hold. */
export const SERVICES = Object.keys(KINDS);

/** The services that this machine lacks. */
export function missingServices(names: readonly string[]): readonly string[] {
  return names.filter((name) => {
    const [program] = KINDS[name]?.command(0) ?? [''];
    return spawnSync('sh', ['-c', `command -v "${program}"`]).status !== 0;
  });
}

/** How to get a service. */
export function installOf(name: string): string {
  return KINDS[name]?.install ?? '';
}

/** Starts each one on a free port, empty. */
export async function startServices(names: readonly string[]): Promise<Service> {
  const started = await Promise.all(names.flatMap((name) => (KINDS[name] ? [startService(KINDS[name])] : [])));
  return {
    ports: Object.assign({}, ...started.map(({ports}) => ports)),
    stop: () => started.forEach((service) => service.stop()),
  };
}

async function startService({port, command}: Kind): Promise<Service> {
  const real = await freePort();
  const [program, ...args] = command(real);
  const child = spawn(program, args, {stdio: 'ignore', cwd: __dirname});
  for (let tries = 0; tries < 200 && !(await answers(real)); tries += 1) await delay(25);
  return {ports: {[port]: real}, stop: () => void child.kill('SIGKILL')};
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => done(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = net.connect({port, host: '127.0.0.1'});
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}
