import { FenceError, parseFence } from '../../../src/samples/fence';

test.each([
  ['ts', '', { language: 'ts' }],
  ['ts', 'title="cats/cats.service.ts"', { language: 'ts', title: 'cats/cats.service.ts' }],
  [
    'ts',
    '  title="a b.ts"   frame="class"',
    { language: 'ts', title: 'a b.ts', frame: { kind: 'class', parameters: '' } },
  ],
  ['ts', 'error="TS1272, TS2304"', { language: 'ts', error: ['TS1272', 'TS2304'] }],
  ['ts', 'nocheck="还没有发布"', { language: 'ts', nocheck: '还没有发布' }],
  ['ts', 'title="a.mts"', { language: 'ts', title: 'a.mts' }],
  ['ts', 'title="a" nocheck="x"', { language: 'ts', title: 'a', nocheck: 'x' }],
  ['ts', 'src="/samples/cats.ts"', { language: 'ts', src: '/samples/cats.ts' }],
  [
    'bash',
    'run="main.ts" platform="fastify"',
    { language: 'bash', run: 'main.ts', platform: 'fastify' },
  ],
  [
    'bash',
    'run="main.ts" services="redis,mqtt" only="ts"',
    { language: 'bash', run: 'main.ts', services: ['redis', 'mqtt'], only: 'ts' },
  ],
  ['text', 'logs="main.ts" exit="1"', { language: 'text', logs: 'main.ts', exit: 1 }],
  ['json', 'vary="timestamp, path"', { language: 'json', vary: ['timestamp', 'path'] }],
  ['http', 'vary="X-Request-Id"', { language: 'http', vary: ['X-Request-Id'] }],
])('%s %s', (language, meta, fence) => expect(parseFence(language, meta)).toEqual(fence));

test.each([
  ['', '', '没有写语言'],
  ['ts', 'cats.ts', '读不懂围栏里的 cats.ts'],
  ['ts', 'title=cats.ts', '读不懂围栏里的 title=cats.ts'],
  ['ts', "title='cats.ts'", '读不懂'],
  ['ts', 'title="a"frame="class"', '读不懂'],
  ['ts', 'title = "a"', '读不懂围栏里的 title'],
  ['ts', '{1,3}', '读不懂围栏里的 {1,3}'],
  ['ts', 'filename="a"', '没有 filename 这个属性。可以用的是 title、'],
  ['ts', 'toString="a"', '没有 toString 这个属性'],
  ['ts', 'title="a" title="b"', 'title 写了两次'],
  ['ts', 'title=" "', 'title="" 是空的'],
  ['ts', 'nocheck=""', '写上不检查的原因'],
  ['ts', 'run="main.ts"', 'run 只能写在 bash 围栏上，这里是 ts'],
  ['json', 'frame="class"', 'frame 只能写在 ts、tsx 围栏上'],
  ['ts', 'frame="method"', '读不懂外框“method”'],
  ['ts', 'error="2322"', '读不懂“2322”'],
  ['bash', 'run="a" platform="koa"', 'platform 只能是 express 或 fastify'],
  ['bash', 'run="a" exit="-1"', '退出码是 0–255 的整数'],
  ['bash', 'run="a" exit="256"', '退出码是 0–255 的整数'],
  ['bash', 'exit="1"', 'exit 说的是运行着的应用'],
  ['text', 'services="redis" only="ts"', 'only 说的是运行着的应用'],
  ['ts', 'title="cats.service"', '写上结尾，例如 title="cats.service.ts"'],
  ['ts', 'title="view.html"', '不是 TypeScript 文件的名字'],
  ['ts', 'title="/cats.ts"', '“/cats.ts”不在 src/ 里'],
  ['ts', 'title="../../cats.ts"', '不用 ..'],
  ['ts', 'title="cats/../cats.ts"', '不用 ..'],
  ['ts', 'title="cats\\cats.ts"', '文件夹之间用 /'],
  ['json', 'title="C:/package.json"', '不在 src/ 里'],
  ['bash', 'run="a" only="js"', 'only 只能是 ts'],
])('%s %s is refused', (language, meta, message) => {
  expect(() => parseFence(language, meta)).toThrow(FenceError);
  expect(() => parseFence(language, meta)).toThrow(message);
});
