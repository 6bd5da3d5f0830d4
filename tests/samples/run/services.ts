/** Servers that apps need, started from what the machine has. */
import { spawn } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SERVICES, type ServiceName } from '../../../src/samples/project/services';
import { endGroup, endWithThisProcess } from '../groups';
import { SAMPLES } from '../paths';

/** The page's port → the real one. */
type Ports = Readonly<Record<string, number>>;

interface Service {
  readonly ports: Ports;
  /**
   * Waits until it can be used.
   * @param signal ends the wait
   * @throws {Error} if that does not come
   */
  listens(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

interface Kind {
  /** Its program; a machine without it lacks the service. */
  readonly program: string;
  readonly command: (place: Place) => readonly [program: string, ...args: string[]];
  /** How to get it, if not by the package that readers are told of. */
  readonly install?: string;
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
/** Of what one printed that did not start. */
const TAIL_LINES = 12;

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

const KINDS: Readonly<Record<ServiceName, Kind>> = {
  redis: {
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
  },
  mqtt: {
    program: process.execPath,
    command: ({ port }) => [process.execPath, '-e', BROKER, `${port}`],
    install: 'npm ci（在 tests/samples 里）',
  },
  nats: {
    program: 'nats-server',
    command: ({ port }) => ['nats-server', '-a', '127.0.0.1', '-p', `${port}`],
  },
  rabbitmq: {
    program: '/usr/lib/rabbitmq/bin/rabbitmq-server',
    command: ({ folder, port, spare }) => [
      'bash',
      '-c',
      RABBITMQ,
      'rabbitmq',
      folder,
      ...[port, ...spare].map(String),
    ],
    spare: 2,
  },
};

export const isService = (name: string): name is ServiceName => Object.hasOwn(KINDS, name);

/** The services that this machine lacks. */
export function missingServices(names: readonly string[]): readonly string[] {
  return names.filter((name) => !isService(name) || !isThere(KINDS[name].program));
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
  if (!isService(name)) return '';
  return KINDS[name].install ?? `apt-get install ${SERVICES[name].debian}`;
}

/**
 * Starts each one on a free port, empty, and stops it when the work is done.
 * @param signal ends the wait for them
 * @param work gets the page's ports → the real ones
 * @throws {Error} if one does not start
 */
export async function withServices<T>(
  names: readonly string[],
  signal: AbortSignal,
  work: (ports: Ports) => Promise<T>,
): Promise<T> {
  const started = await Promise.all(names.filter(isService).map(startService));
  try {
    await Promise.all(started.map((service) => service.listens(signal)));
    return await work(Object.assign({}, ...started.map(({ ports }) => ports)));
  } finally {
    await Promise.all(started.map((service) => service.stop()));
  }
}

async function startService(name: ServiceName): Promise<Service> {
  const { command, spare = 0 } = KINDS[name];
  const [real = 0, ...others] = await Promise.all(Array.from({ length: spare + 1 }, freePort));
  const place = mkdtempSync(join(tmpdir(), 'service-'));
  const folder = join(place, 'own');
  mkdirSync(folder);
  const file = join(place, 'output.log');
  const output = openSync(file, 'a');
  const [program, ...args] = command({ port: real, spare: others, folder });
  // A group of its own: what it starts ends with it.
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    cwd: SAMPLES,
    // Where `missingServices` has looked for the program.
    env: process.env,
    detached: true,
  });
  closeSync(output);
  const release = endWithThisProcess(child, place);
  let ended: string | undefined;
  const gone = new Promise<void>((done) => {
    const end = (how: string): void => {
      ended = how;
      done();
    };
    child.once('exit', (code, by) =>
      end(by === null ? `它结束了，退出码是 ${code}` : `它被 ${by} 结束`),
    );
    // One that could not be started has no exit.
    child.once('error', ({ message }) => end(message));
  });
  const notStarted = (why: string): Error => {
    const said = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
    return new Error(
      `服务 ${name} 没有在端口 ${real} 上启动：${why}${said === '' ? '' : `。它的输出：\n${said}`}` +
        `\n→ 在这台机器上单独启动 ${name} 试试；启动不了就重新安装：${installOf(name)}`,
    );
  };
  return {
    ports: { [SERVICES[name].port]: real },
    async listens(signal) {
      const end = Date.now() + PATIENCE_MS;
      while (!(await answers(real))) {
        signal.throwIfAborted();
        if (ended !== undefined) throw notStarted(ended);
        if (Date.now() >= end) throw notStarted(`${PATIENCE_MS / 1000} 秒没有响应`);
        await delay(25);
      }
    },
    async stop() {
      endGroup(child, 'SIGKILL');
      await gone;
      release();
      rmSync(place, { recursive: true, force: true });
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
