import type * as Keeper from '../../../../src/plugins/offline/keeper';

jest.mock('../../../../src/browser/idle', () => ({
  whenLoaded: (then: () => void) => then(),
  whenIdle: (then: () => void) => then(),
}));
jest.mock('../../../../src/browser/network', () => ({ savesData: () => false }));

/** Where the worker answers what it is asked, one for each question. */
let ports: MessagePort[];
let keeper: typeof Keeper;
/** Of the browser. */
let network: { onLine: boolean };
/** A page is opened; the network is there again; the page comes back from where the browser has put it aside. */
let open: () => Promise<unknown>;
let backOnline: () => void;
let comeBack: () => void;

const closed = (port: MessagePort): Promise<unknown> =>
  new Promise((resolve) => port.addEventListener('close', resolve));

/** Lets what waits for no timer go on. */
const settle = (): Promise<unknown> => jest.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  ports = [];
  const heard = new Map<string, (event?: object) => void>();
  const active = {
    state: 'activated',
    postMessage: (_: unknown, [port]: MessagePort[]) => void ports.push(port!),
  };
  Object.assign(globalThis, {
    localStorage: { getItem: () => null },
    window: {
      location: { pathname: '/guards' },
      addEventListener: (type: string, listener: (event?: object) => void) =>
        heard.set(type, listener),
    },
  });
  network = {
    onLine: true,
    serviceWorker: {
      controller: active,
      register: async () => ({ active, addEventListener: () => undefined }),
    },
  } as typeof network;
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: network });
  open = () => {
    jest.isolateModules(() => {
      keeper = require('../../../../src/plugins/offline/keeper');
    });
    keeper.keepBook();
    return settle();
  };
  backOnline = () => heard.get('online')!();
  comeBack = () => heard.get('pageshow')!({ persisted: true });
  await open();
});

afterEach(() => {
  for (const port of ports) port.close();
  jest.useRealTimers();
});

test('a worker that does not answer is given up after two minutes, and asked again when the network returns', async () => {
  await jest.advanceTimersByTimeAsync(119_000);
  // It is still waited for: nothing is asked twice.
  backOnline();
  await settle();
  expect(ports).toHaveLength(1);

  const given = closed(ports[0]!);
  await jest.advanceTimersByTimeAsync(1000);
  await given;
  expect(ports).toHaveLength(1);
  backOnline();
  await settle();
  expect(ports).toHaveLength(2);
  expect(keeper.currentState()).toBe('unknown');
});

test('one that answers is asked on until nothing is left, and no timer stays', async () => {
  const answer = async (left: number): Promise<void> => {
    const asked = ports.at(-1)!;
    asked.postMessage({ left });
    await closed(asked);
    await settle();
  };
  await answer(1);
  expect(ports).toHaveLength(2);
  await answer(0);
  expect(ports).toHaveLength(2);
  expect(keeper.currentState()).toBe('kept');
  expect(jest.getTimerCount()).toBe(0);
});

describe('opened without a network', () => {
  const answer = async (progress: object): Promise<void> => {
    network.onLine = false;
    await open();
    const asked = ports.at(-1)!;
    asked.postMessage(progress);
    await closed(asked);
    await settle();
  };

  test('the worker is asked whether all is kept', async () => {
    await answer({ left: 0 });
    expect([keeper.currentState(), ports.length]).toEqual(['kept', 2]);
  });

  test('what is not kept waits for the network', async () => {
    await answer({ failed: true });
    expect([keeper.currentState(), ports.length]).toEqual(['unknown', 2]);
    backOnline();
    await settle();
    expect(ports).toHaveLength(3);
  });

  test('where there is no worker nothing is asked', async () => {
    Object.assign(network, { onLine: false, serviceWorker: { controller: null } });
    await open();
    expect([keeper.currentState(), ports.length]).toEqual(['unknown', 1]);
  });
});

test('what the reader wants again without a network is kept when there is one, and that is said meanwhile', async () => {
  const fails = async (): Promise<void> => {
    const asked = ports.at(-1)!;
    asked.postMessage({ failed: true });
    await closed(asked);
    await settle();
  };
  await fails();
  Object.assign(network, { onLine: false });
  Object.assign(localStorage, { removeItem: () => undefined });
  keeper.keepBookAgain();
  await settle();
  await fails();
  expect([keeper.currentState(), ports.length]).toEqual(['waiting', 2]);
  network.onLine = true;
  backOnline();
  await settle();
  expect([keeper.currentState(), ports.length]).toEqual(['unknown', 3]);
});

test('what is to be kept again while it is still being taken off is registered after that', async () => {
  let unregistered = (): void => undefined;
  const happened: string[] = [];
  const { serviceWorker } = network as unknown as { serviceWorker: object };
  Object.assign(serviceWorker, {
    getRegistrations: async () => [
      { unregister: () => new Promise<void>((done) => (unregistered = done)) },
    ],
    register: async () => {
      happened.push('registered');
      throw new Error('no worker here');
    },
  });
  Object.assign(localStorage, { setItem: () => undefined, removeItem: () => undefined });
  Object.assign(globalThis, { caches: { delete: async () => happened.push('removed') } });
  keeper.removeBook();
  keeper.keepBookAgain();
  await settle();
  expect(happened).toEqual([]);
  unregistered();
  await settle();
  expect(happened).toEqual(['removed', 'registered']);
});

test('a page that the browser had put aside says what was chosen in another tab meanwhile', async () => {
  let choice: string | null = 'off';
  Object.assign(localStorage, { getItem: () => choice });
  comeBack();
  expect(keeper.currentState()).toBe('removed');
  choice = null;
  comeBack();
  expect(keeper.currentState()).toBe('unknown');
});
