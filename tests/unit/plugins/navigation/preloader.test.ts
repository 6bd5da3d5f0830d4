import {createPreloader} from '../../../../src/plugins/navigation/preloader';

/** A browser that is idle when told so. */
function setUp(fetchRoute: (path: string) => unknown = () => undefined) {
  const fetched: string[] = [];
  const idle: Array<() => void> = [];
  const preload = createPreloader(
    (path) => (fetched.push(path), fetchRoute(path)),
    (next) => idle.push(next),
  );
  const rest = async (): Promise<void> => {
    idle.shift()?.();
    await new Promise(setImmediate);
  };
  return {fetched, idle, preload, rest};
}

test('nothing is fetched before the browser is idle', () => {
  const {fetched, preload} = setUp();
  preload('/guards');
  expect(fetched).toEqual([]);
});

test('one route after the other, each at an idle moment of its own', async () => {
  const {fetched, idle, preload, rest} = setUp();
  for (const path of ['/a', '/b', '/a', '/c']) preload(path);
  expect(idle).toHaveLength(1);
  await rest();
  expect(fetched).toEqual(['/a']);
  await rest();
  await rest();
  expect(fetched).toEqual(['/a', '/b', '/c']);
  await rest();
  expect(idle).toHaveLength(0);
});

test('the next one waits for the answer to the last', async () => {
  let answer: (() => void) | undefined;
  const {fetched, idle, preload, rest} = setUp(() => new Promise<void>((resolve) => (answer = resolve)));
  preload('/a');
  preload('/b');
  await rest();
  expect([fetched, idle.length]).toEqual([['/a'], 0]);
  answer!();
  await new Promise(setImmediate);
  expect(idle).toHaveLength(1);
});

test('a route is fetched once, and the work starts again after a pause', async () => {
  const {fetched, preload, rest} = setUp();
  preload('/a');
  await rest();
  await rest();
  preload('/a');
  preload('/b');
  await rest();
  expect(fetched).toEqual(['/a', '/b']);
});

test.each<[string, () => unknown]>([
  ['rejects', () => Promise.reject(new Error('offline'))],
  [
    'throws',
    () => {
      throw new Error('no such route');
    },
  ],
])('a fetch that %s does not end the rest, and makes no noise', async (_, fails) => {
  const {fetched, preload, rest} = setUp(fails);
  preload('/a');
  preload('/b');
  await rest();
  await rest();
  expect(fetched).toEqual(['/a', '/b']);
});
