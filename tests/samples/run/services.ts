/** Servers that apps need, started from what the machine has. */
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SAMPLES } from '../paths';

interface Service {
  /** The page's port → the real one. */
  readonly ports: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

interface Kind {
  /** The port that pages write. */
  readonly port: number;
  /** Its program; a machine without it lacks the service. */
  readonly program: string;
  readonly command: (place: Place) => readonly [program: string, ...args: string[]];
  readonly install: string;
  /** Ports it takes beside its own. */
  readonly spare?: number;
}

interface Place {
  readonly port: number;
  readonly spare: readonly number[];
  /** A folder of its own, empty at first. */
  readonly folder: string;
}

/** Longest wait for a service to listen: RabbitMQ took 21 s on a machine with much else to do. */
const PATIENCE_MS = 60_000;

const BROKER = `
const {Aedes} = require('aedes');
Aedes.createBroker().then((broker) => require('node:net').createServer(broker.handle).listen(Number(process.argv[1]), '127.0.0.1'));
`;

/**
 * `$1` its folder, `$2` its port, `$3` and `$4` those of the Erlang machine and its register of names. The one in /usr/sbin
 * becomes another user and forgets all of this; the register of its own ends with the group and leaves no daemon behind.
 */
const RABBITMQ = `
export HOME=$1 ERL_EPMD_PORT=$4 ERL_EPMD_ADDRESS=127.0.0.1
export RABBITMQ_NODENAME=docs$2@localhost RABBITMQ_NODE_IP_ADDRESS=127.0.0.1 RABBITMQ_NODE_PORT=$2 RABBITMQ_DIST_PORT=$3
export RABBITMQ_MNESIA_BASE=$1/mnesia RABBITMQ_LOG_BASE=$1/log RABBITMQ_PID_FILE=$1/pid
export RABBITMQ_ENABLED_PLUGINS_FILE=$1/plugins RABBITMQ_CONFIG_FILE=$1/none RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS='+S 1:1'
echo '[].' > "$RABBITMQ_ENABLED_PLUGINS_FILE"
epmd -port "$4" &
exec /usr/lib/rabbitmq/bin/rabbitmq-server
`;

const KINDS: Readonly<Record<string, Kind>> = {
  redis: {
    port: 6379,
    program: 'redis-server',
    command: ({ port }) => [
      'redis-server',
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ],
    install: 'apt-get install redis-server',
  },
  mqtt: {
    port: 1883,
    program: process.execPath,
    command: ({ port }) => [process.execPath, '-e', BROKER, `${port}`],
    install: 'npm ci（在 tests/samples 里）',
  },
  nats: {
    port: 4222,
    program: 'nats-server',
    command: ({ port }) => ['nats-server', '-a', '127.0.0.1', '-p', `${port}`],
    install: 'apt-get install nats-server',
  },
  rabbitmq: {
    port: 5672,
    program: '/usr/lib/rabbitmq/bin/rabbitmq-server',
    command: ({ folder, port, spare }) => [
      'bash',
      '-c',
      RABBITMQ,
      'rabbitmq',
      folder,
      ...[port, ...spare].map(String),
    ],
    install: 'apt-get install rabbitmq-server',
    spare: 2,
  },
};

/** The names that `services="…"` may hold. */
export const SERVICES = Object.keys(KINDS);

/** The services that this machine lacks. */
export function missingServices(names: readonly string[]): readonly string[] {
  return names.filter((name) => !KINDS[name] || !isThere(KINDS[name].program));
}

/** Whether this machine has a program, by its name or its whole path. */
function isThere(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(resolve(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** How to get a service. */
export function installOf(name: string): string {
  return KINDS[name]?.install ?? '';
}

/**
 * Starts each one on a free port, empty, and stops it when the work is done.
 * @param signal ends the wait for them
 * @param work gets the page's ports → the real ones
 */
export async function withServices<T>(
  names: readonly string[],
  signal: AbortSignal,
  work: (ports: Service['ports']) => Promise<T>,
): Promise<T> {
  const started = await Promise.all(
    names.flatMap((name) => (KINDS[name] ? [startService(KINDS[name], signal)] : [])),
  );
  try {
    return await work(Object.assign({}, ...started.map(({ ports }) => ports)));
  } finally {
    await Promise.all(started.map((service) => service.stop()));
  }
}

async function startService(
  { port, command, spare = 0 }: Kind,
  signal: AbortSignal,
): Promise<Service> {
  const [real = 0, ...others] = await Promise.all(Array.from({ length: spare + 1 }, freePort));
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const [program, ...args] = command({ port: real, spare: others, folder });
  // A group of its own: what it starts ends with it.
  const child = spawn(program, args, { stdio: 'ignore', cwd: SAMPLES, detached: true });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const end = Date.now() + PATIENCE_MS;
  const waits = () => child.exitCode === null && Date.now() < end && !signal.aborted;
  while (waits() && !(await answers(real))) await delay(25);
  return {
    ports: { [port]: real },
    async stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => done(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
