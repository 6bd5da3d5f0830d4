import { extract } from '../../../../src/samples/page/extract';
import { planOf, type Step } from '../../../../src/samples/page/plan';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
const plan = (...parts: string[]) => planOf(extract(parts.join('')).samples, () => 'same');

const told = (step: Step) =>
  step.kind === 'request' ? [step.curl.url.replace(/.*\//, ''), step.answer?.code] : [step.kind];
const steps = (...parts: string[]) =>
  plan(...parts).sessions.map((session) => session.steps.map(told));

const RUN = (...paths: string[]) =>
  fence('bash run="a.ts"', paths.map((path) => `curl http://localhost:3000/${path}`).join('\n'));

test.each([
  ['one request, one answer', [RUN('a'), fence('json', '1')], [['a', '1']]],
  [
    'as many answers as requests',
    [RUN('a', 'b'), fence('json', '1'), fence('text', '2')],
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  [
    'fewer answers belong to the last requests',
    [RUN('a', 'b', 'c'), fence('json', '2')],
    [
      ['a', undefined],
      ['b', undefined],
      ['c', '2'],
    ],
  ],
  ['more fences are no answers', [RUN('a'), fence('json', '1'), fence('json', '2')], [['a', '1']]],
  [
    'a log comes instead of an answer',
    [RUN('a'), fence('text logs="a.ts"', 'x')],
    [['a', undefined], ['logs']],
  ],
  [
    'a log after the answer',
    [RUN('a'), fence('json', '1'), fence('text logs="a.ts"', 'x')],
    [['a', '1'], ['logs']],
  ],
  ['an exit', [fence('text logs="a.ts" exit="1"', 'x')], [['logs'], ['exit']]],
  [
    'a signal',
    [fence('bash run="a.ts"', 'kill -TERM $PID'), fence('text logs="a.ts"', 'x')],
    [['signal'], ['logs']],
  ],
])('%s', (_, parts, expected) => expect(steps(...parts)).toEqual([expected]));

test.each([
  ['kill $PID', 'SIGTERM'],
  ['kill -KILL $PID', 'SIGKILL'],
  ['kill -SIGUSR2 $PID', 'SIGUSR2'],
])('%s sends %s', (code, signal) => {
  const { sessions } = plan(fence('bash run="a.ts"', code), fence('text logs="a.ts"', 'x'));
  expect(sessions[0]?.steps[0]).toMatchObject({ kind: 'signal', signal });
});

test('a comment between request and answer parts them', () => {
  expect(plan(RUN('a'), '<!-- ts\nx\n-->\n\n', fence('json', '1')).faults).toEqual([
    { line: 1, column: 1, message: expect.stringContaining('后面却没有响应') },
  ]);
});

test.each([
  ['curl http://localhost:3000/a | jq .', 1, '这里是 jq'],
  ['curl http://localhost:3000/a?b=1&c=2', 1, '这里是 c=2'],
  ['curl http://localhost:3000/a\nkill -9 $PID', 2, '不认识信号 -9\n→ 写它的名字：kill -TERM $PID'],
  ['curl http://localhost:3000/a\nkill -s KILL $PID', 2, '不认识信号 -s'],
  ['curl http://localhost:3000/a\nkill -CAT $PID', 2, '不认识信号 -CAT'],
  ['sleep 0.1\ncurl --http3 http://localhost:3000/a', 2, '不认识 curl 的 --http3'],
  ['curl http://localhost:3000/a\nsleep 1m', 2, '读不懂 sleep 1m\n→ 写秒数：sleep 1'],
])('%j', (code, row, message) => {
  expect(plan(fence('bash run="a.ts"', code), fence('json', '1')).faults).toEqual([
    { line: row + 1, column: 1, message: expect.stringContaining(message) },
  ]);
});

describe('sessions', () => {
  const run = (info: string) => fence(info, 'curl http://localhost:3000/') + fence('text', 'x');
  const count = (versionsOf: (entry: string, moment: number) => string, ...infos: string[]) =>
    planOf(extract(infos.map(run).join('')).samples, versionsOf).sessions.length;

  test('the same app stays up', () =>
    expect(count(() => 'same', 'bash run="a.ts"', 'bash run="b.ts"', 'bash run="a.ts"')).toBe(2));
  test('until one of its files has a new version', () =>
    expect(count((_, moment) => `${moment}`, 'bash run="a.ts"', 'bash run="a.ts"')).toBe(2));
  test('each platform has its own', () =>
    expect(count(() => 'same', 'bash run="a.ts"', 'bash run="a.ts" platform="fastify"')).toBe(2));
  test('nothing goes on after the end', () =>
    expect(count(() => 'same', 'bash run="a.ts" exit="1"', 'bash run="a.ts"')).toBe(2));
});

describe('an answer that no command gives', () => {
  const page = (between: string): string =>
    `\`\`\`bash run="app.module.ts"\ncurl http://localhost:3000\n\`\`\`\n\n\`\`\`json\n1\n\`\`\`\n${between}\n\`\`\`json\n2\n\`\`\`\n`;
  const faults = (source: string) => planOf(extract(source).samples, () => '').faults;

  test('is told where it stands', () =>
    expect(faults(page(''))).toEqual([
      { line: 9, column: 1, message: expect.stringContaining('没有命令给出这个响应') },
    ]));

  test('is none when a sentence says what it is', () =>
    expect(faults(page('\n配置写成：\n'))).toEqual([]));
});
