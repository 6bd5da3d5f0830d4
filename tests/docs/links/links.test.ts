import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageOf } from '../page';
import { askAll, type Outcome } from './ask';
import { placesOf } from './places';

test('the addresses of other sites, each with every place', () => {
  const guards = pageOf(
    'docs/guards.md',
    [
      '---',
      'title: 守卫',
      '---',
      '',
      '见[规范](https://spec.test/a#part)、[管道](/pipes)与[规范][1]。',
      '`https://in-code.test/`',
      '',
      '[1]: https://spec.test/a',
      '[例子](https://docs.example.com/)',
    ].join('\n'),
  );
  const data = new Map([
    [
      'src/data/site.ts',
      "\nconst home = 'https://home.test/';\nconst some = `https://x.test/${a}`;",
    ],
  ]);
  expect([...placesOf([guards], data)]).toEqual([
    ['https://spec.test/a', ['docs/guards.md:5', 'docs/guards.md:8']],
    ['https://home.test/', ['src/data/site.ts:2']],
  ]);
});

/** What a server does with a path; a path that it does not know is not found. */
const ANSWERS: Record<string, (response: ServerResponse, request: IncomingMessage) => unknown> = {
  '/there': (response) => response.end('ok'),
  '/old': (response) => response.writeHead(301, { location: '/there' }).end(),
  '/today': (response) => response.writeHead(302, { location: '/there' }).end(),
  '/to-nothing': (response) => response.writeHead(308, { location: '/nothing' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/gone': (response) => response.writeHead(410).end(),
  '/closed': (response) => response.writeHead(403).end(),
  '/hangs-up': (response) => response.destroy(),
};

describe('what becomes of an address', () => {
  let server: Server;
  let origin: string;
  const asked: string[] = [];
  beforeAll((done) => {
    server = createServer((request, response) => {
      asked.push(request.url!);
      const answer = ANSWERS[request.url!];
      if (answer) answer(response, request);
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1', () => {
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      done();
    });
  });
  afterAll((done) => {
    server.closeAllConnections();
    server.close(done);
  });

  test('there, moved for good, gone, or nobody can tell (W25)', async () => {
    const outcomes: Record<string, Outcome> = {};
    const paths = [...Object.keys(ANSWERS), '/nothing'];
    await askAll(
      paths.map((path) => origin + path),
      (address, outcome) => (outcomes[address.slice(origin.length)] = outcome),
      0,
    );
    expect(outcomes).toEqual({
      '/there': { state: 'there' },
      '/old': { state: 'moved', to: `${origin}/there` },
      '/today': { state: 'there' },
      '/to-nothing': { state: 'gone', why: '回答 404' },
      '/round': { state: 'gone', why: '一直在重定向' },
      '/gone': { state: 'gone', why: '回答 410' },
      '/closed': { state: 'unknown', why: '回答 403' },
      '/hangs-up': { state: 'unknown', why: expect.stringMatching(/^没有回答（\w+）$/) as string },
      '/nothing': { state: 'gone', why: '回答 404' },
    });
    // One that nobody can tell of is asked for once more, no other one is.
    const times = (path: string): number => asked.filter((url) => url === path).length;
    expect([times('/closed'), times('/hangs-up'), times('/gone')]).toEqual([2, 2, 1]);
  });
});
