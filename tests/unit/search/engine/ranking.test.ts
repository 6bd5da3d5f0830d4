import { Library } from '../../../search/library';
import { Vocabulary } from '../../../../src/search/engine/vocabulary';
import type { PageRecord } from '../../../../src/search/index/records';
import type { Section } from '../../../../src/search/index/sections';

const section = (heading: string, id: string, text = '', code = ''): Section => ({
  heading,
  id,
  aliases: [],
  text,
  code,
});

const page = (
  route: string,
  title: string,
  titleEn: string,
  sections: Section[],
  rest: Partial<PageRecord> = {},
): PageRecord => ({
  route,
  title,
  titleEn,
  group: 'Overview',
  groupZh: '概览',
  description: '',
  keywords: [],
  ...rest,
  sections: [section('', '', rest.description ?? ''), ...sections],
});

const library = new Library([
  page(
    '/guards',
    '守卫',
    'Guards',
    [
      section('守卫', 'guards', '守卫决定请求能不能进。'),
      section('绑定守卫', 'binding-guards', '用 @UseGuards() 挂上守卫。', '@UseGuards(AuthGuard)'),
      section('执行顺序', 'execution-order', '守卫先于管道。'),
    ],
    { keywords: ['鉴权', 'Forbidden resource'] },
  ),
  page('/pipes', '管道', 'Pipes', [
    section('内置管道', 'built-in-pipes', 'ParseIntPipe 在守卫之后执行。', 'new ParseIntPipe()'),
    section('执行顺序', 'order', '管道在守卫之后。'),
  ]),
  page(
    '/rate-limiting',
    '限流',
    'Rate limiting',
    [section('按路由设置', 'per-route', '用 @Throttle() 覆盖。')],
    { group: 'Security', groupZh: '安全' },
  ),
  page('/modules', '模块', 'Modules', [
    section('动态模块', 'dynamic', '调用 forRoot() 得到模块。', 'ConfigModule.forRoot()'),
  ]),
  page('/auth', '认证', 'Authentication', [section('登录', 'sign-in', '换取令牌。')], {
    group: 'Security',
    groupZh: '安全',
  }),
  page('/session', '会话', 'Session', [
    section('限制', 'limits', '会话里的鉴权，鉴权失败时的鉴权日志。'),
  ]),
  page(
    '/providers',
    '提供者',
    'Providers',
    [
      section(
        'CatsService ExceptionHandler',
        'cats',
        "Nest can't resolve dependencies of the CatsService: please make sure the argument is there.",
      ),
    ],
    { keywords: ["Nest can't resolve dependencies"] },
  ),
  page('/errors', '常见错误', 'Common errors', [section('缺少依赖', 'missing', '照着名字找。')], {
    group: 'FAQ',
    groupZh: '常见问题',
    keywords: ["Nest can't resolve dependencies", 'Please make sure that the argument'],
  }),
  page(
    '/websockets/guards',
    '守卫',
    'Guards',
    [section('绑定守卫', 'binding-guards', 'WebSocket 网关的守卫。')],
    { group: 'WebSockets', groupZh: '' },
  ),
]);

/** The search of a book of these pages and thirty others, so that words are rare and there are several files of them. */
const shelf = (...pages: PageRecord[]): { urls: (query: string) => string[] } => {
  const some = new Library([
    ...pages,
    ...Array.from({ length: 30 }, (_, index) =>
      page(`/other-${index}`, `其他${index}`, `Other ${index}`, []),
    ),
  ]);
  return { urls: (query) => some.urls(query) };
};

const first = (query: string): string | undefined => library.urls(query)[0];

test.each([
  ['an exact title', '守卫', '/guards'],
  ['the other language', 'guards', '/guards'],
  ['singular', 'guard', '/guards'],
  ['a heading', '绑定守卫', '/guards#binding-guards'],
  ['an identifier', 'UseGuards', '/guards#binding-guards'],
  ['an identifier with @', '@UseGuards', '/guards#binding-guards'],
  ['an identifier in a sample', 'ParseIntPipe', '/pipes#built-in-pipes'],
  ['a part of a name', 'forRoot', '/modules#dynamic'],
  ['its parts written apart', 'for root', '/modules#dynamic'],
  ['the beginning of a name', 'parseint', '/pipes#built-in-pipes'],
  ['a typing mistake', 'gaurds', '/guards'],
  ['another word for it', 'throttler', '/rate-limiting'],
  ['an error message', 'Forbidden resource', '/guards'],
  [
    'an error message with what stands around it',
    "[ExceptionHandler] Nest can't resolve dependencies of the CatsService (?). Please make sure that the argument",
    '/errors',
  ],
  [
    'the page that knows more of its sentences',
    "Nest can't resolve dependencies of the CatsService (?). Please make sure that the argument",
    '/errors',
  ],
  ['both languages', 'guard 执行顺序', '/guards#execution-order'],
  ['the group’s name', 'websocket 守卫', '/websockets/guards'],
  ['full width', 'ＧＵＡＲＤＳ', '/guards'],
  ['traditional characters', '守衛', '/guards'],
])('%s', (_, query, expected) => expect(first(query)).toBe(expected));

test('another word for it is below the word itself', () => {
  const { urls } = shelf(
    page('/chat', '聊天室', 'Chat', [section('聊天室', 'chat', '聊天室里人多。')], {
      keywords: ['聊天室'],
    }),
    page('/gateways', '网关', 'Gateways', [section('网关', 'gateways', '网关收消息。')], {
      keywords: ['WebSocketGateway'],
    }),
  );
  expect(urls('@WebSocketGateway')).toEqual(['/gateways', '/chat']);
});

test('a mistyped word has the other names of the right one', () => {
  const { urls } = shelf(
    page('/queues', '队列', 'Queues', [section('重试', 'retry', 'throttle 之后再试。')]),
    page('/limits', '限流', 'Limits', [section('次数', 'count', '每分钟十次，queue 另算。')]),
  );
  // The right word begins otherwise, and is looked up in another file.
  expect(urls('uqeue')).toContain('/limits#count');
  expect(urls('throttel')).toEqual(urls('throttle'));
  expect(urls('throttel')[0]).toBe('/limits');
});

test('a word with its number behind it is both of them', () => {
  const { urls } = shelf(
    page('/v12', '升级到 Nest 12', 'Migrating to Nest 12', []),
    page('/cache', '缓存', 'Caching', [section('Redis', 'redis', '存进 Redis 的第 12 个库。')]),
  );
  expect(urls('nest12')).toEqual(urls('nest 12'));
  expect(urls('redis12')[0]).toBe('/cache#redis');
});

test('two characters that nowhere stand together are the edges of two words', () => {
  const { urls } = shelf(
    page('/middleware', '中间件', 'Middleware', []),
    page('/build', '打包', 'Building', [section('发布', 'release', '打包之后发布。')]),
    page('/release', '上架', 'Shipping', [section('版本', 'tags', '发布，发布，再发布。')]),
  );
  expect(urls('中间健')).toEqual(['/middleware']);
  expect(urls('打包发布')[0]).toBe('/build#release');
});

test('no query loads more than eight files of words, mistyped ones neither', () => {
  const names = [
    'alpha',
    'bravo',
    'charlie',
    'delta',
    'foxtrot',
    'golf',
    'hotel',
    'india',
    'juliet',
    'kilo',
    'lima',
    'mike',
  ];
  const some = new Library([
    ...names.map((name) => page(`/${name}`, name, name, [section('x', 'x', name)])),
    ...Array.from({ length: 60 }, (_, index) =>
      page(`/other-${index}`, `其他${index}`, `Other ${index}`, []),
    ),
  ]);
  const mistyped = names.map((name) => name[1]! + name[0]! + name.slice(2)).join(' ');
  some.search(mistyped);
  expect(some.loaded.get(mistyped)!.length).toBeLessThanOrEqual(8);
});

test('a keyword with filling words in it is known', () => {
  const { urls } = shelf(
    page('/errors', '排错', 'Errors', [section('启动', 'start', '换一个端口。')], {
      keywords: ['端口被占用'],
    }),
    page('/ports', '端口', 'Ports', [section('占用', 'used', '端口占用的查法。')]),
  );
  expect(urls('端口被占用')[0]).toBe('/errors');
});

test('a page’s own chapter beats a mention', () => {
  const found = library.urls('管道');
  expect(found[0]).toBe('/pipes');
  expect(found).toContain('/guards#execution-order');
});

test('what has the very word stands above what another word for it leads to', () => {
  const { urls } = shelf(
    page('/auth', '认证', 'Authentication', [section('登录', 'sign-in', '换取令牌。')]),
    page('/session', '会话', 'Session', [
      section('限制', 'limits', '会话里的鉴权，鉴权失败时的鉴权日志。'),
    ]),
  );
  expect(urls('鉴权日志')[0]).toBe('/session#limits');
  expect(library.urls('鉴权')[0]).toBe('/guards');
  expect(library.urls('鉴权')).toContain('/auth');
});

test('a word that stands nowhere as a whole does not hold its other names down', () => {
  const { urls } = shelf(
    page('/tokens', '令牌', 'Tokens', [section('换取', 'swap', '登录以后换取。')]),
    page('/guards', '守卫', 'Guards', [section('跳过认证的路由', 'public-routes', '默认拒绝。')]),
  );
  expect(urls('免登录')[0]).toBe('/guards#public-routes');
});

test('of another name a part says nothing', () => {
  const { urls } = shelf(
    page('/controllers', '控制器', 'Controllers', [section('Route', 'route', '路径。')]),
    page('/guards', '守卫', 'Guards', [section('Public route', 'public', '默认拒绝。')]),
  );
  // Its other names are `public route` and more.
  expect(urls('免登录')).toEqual(['/guards#public']);
});

test('a page that has its name in the query stands above a mention of all its words', () => {
  const { urls } = shelf(
    page('/adapter', '适配器', 'Adapter', [section('扩展', 'extend', 'socket.io 的房间。')]),
    page('/gateways', '网关', 'Gateways', [section('服务器', 'server', '收发消息。')], {
      keywords: ['socket.io'],
    }),
  );
  expect(urls('socket.io 房间')[0]).toMatch('/gateways');
});

test('a word within a longer phrase is no name of a page', () => {
  const { urls } = shelf(
    page('/decorators', '装饰器', 'Decorators', [section('一览', 'all', '合并时听方法的。')]),
    page('/custom', '自定义', 'Custom', [section('装饰器组合', 'composition', '合成一个。')], {
      keywords: ['装饰器组合'],
    }),
  );
  expect(urls('怎么 合并装饰器 顺序')[0]).toBe('/custom#composition');
});

test('a message is known whatever name stands within it', () => {
  const { urls } = shelf(
    page('/dates', '日期', 'Dates', [
      section("Cannot access 'CatsService'", 'dates', 'initialization 之前的 CatsService。'),
    ]),
    page('/circles', '循环', 'Circles', [section('拆开', 'break', '先拆。')], {
      keywords: ['Cannot access before initialization'],
    }),
  );
  expect(urls("Cannot access 'CatsService' before initialization")[0]).toMatch('/circles');
});

test('a mistyped name of several words has the other names of the right one', () => {
  const { urls } = shelf(
    page('/events', '事件', 'Events', [section('触发', 'emit', '发出去。')]),
    page('/streams', '流', 'Streams', [section('读', 'read', '一个 eventEmitter。')]),
  );
  expect(urls('eventEmiter')[0]).toMatch('/events');
});

test('results of one page stand together, without duplicates', () => {
  const found = library.urls('守卫 执行顺序');
  const pages = found.map((url) => url.replace(/#.*/, ''));
  expect(new Set(found).size).toBe(found.length);
  expect(pages).toEqual(
    [...new Set(pages)].flatMap((route) => pages.filter((other) => other === route)),
  );
});

test('a section that only says the title again is the page', () =>
  expect(library.urls('守卫')).not.toContain('/guards#guards'));

test('nothing is found for nothing', () => {
  for (const query of ['', '   ', '<>', '。', '\u0000', '🐱'])
    expect(library.urls(query)).toEqual([]);
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '.*+?^${}()|[]\\',
  '(((((((((',
  '\\u0000\\',
  '[a-',
  '\u0000守卫\u0000',
  '🐱🐱🐱守卫',
  'ＧＵＡＲＤ',
  '\u202e\u200f守卫\u200e',
  '守'.repeat(5000),
  'a'.repeat(10_000),
  '守卫 guard '.repeat(1000),
  '__proto__',
  'constructor',
  'toString hasOwnProperty',
  '%00%FF',
  '\ud800',
  '-1',
  'null undefined NaN',
];

test.each(HOSTILE.map((query) => [query.slice(0, 30), query]))(
  'bad input %j is answered',
  (_, query) => expect(() => library.urls(query)).not.toThrow(),
);

/** A pasted page, each word and each character another one: what is there twice is looked up once. */
const PASTED = Array.from({ length: 5000 }, (_, index) => index);

test.each([
  ['words', PASTED.map((index) => `word${index}`).join(' '), 24],
  ['characters', String.fromCodePoint(...PASTED.map((index) => 0x4e00 + index)), 400],
])('of a pasted page of %s only the first are looked up', (_, query, most) => {
  const lookups = jest.spyOn(Vocabulary.prototype, 'lookups');
  library.search(query);
  const { length } = lookups.mock.calls;
  lookups.mockRestore();
  expect(length).toBeGreaterThan(most / 2);
  expect(length).toBeLessThanOrEqual(most);
});
