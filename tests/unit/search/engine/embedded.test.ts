import { createEmbeddedEngine } from '../../../../src/search/engine/embedded';
import type { PageRecord } from '../../../../src/search/index/records';
import { Library } from '../../../search/library';

const PAGES: PageRecord[] = [
  {
    route: '/guards',
    title: '守卫',
    titleEn: 'Guards',
    group: 'Overview',
    groupZh: '概览',
    description: '',
    keywords: ['鉴权'],
    sections: [
      { id: '', aliases: [], heading: '', text: '守卫站在门口。', code: '' },
      { id: 'binding', aliases: [], heading: '绑定守卫', text: '用 @UseGuards() 绑定。', code: '' },
    ],
  },
];
const files = new Library(PAGES).files;

type Reply = (file: string) => Response | Promise<Response>;

const json = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/json' } });
const good: Reply = (file) =>
  files.has(file) ? json(files.get(file)!) : new Response('', { status: 404 });

let asked: string[];

function serve(reply: Reply): void {
  asked = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL) => {
    const file = (address as string).split('/').at(-1)!;
    asked.push(file);
    return reply(file);
  });
}

test('loads what it needs, once', async () => {
  serve(good);
  const { search } = createEmbeddedEngine('/index/');
  const found = await search('绑定守卫');
  expect(found.map(({ url }) => url)).toEqual(['/guards#binding']);
  expect(found[0]?.page).toBe('Overview 概览 › 守卫 Guards');
  expect(asked[0]).toBe('core.json');
  const before = asked.length;
  await search('绑定守卫');
  expect(asked).toHaveLength(before);
});

test('what did not come is asked for again past the cache, where it would wait for a preload that hangs', async () => {
  serve(() => new Response('', { status: 503 }));
  const { search } = createEmbeddedEngine('/again/');
  const caches = (): unknown[] =>
    jest.mocked(globalThis.fetch).mock.calls.map(([address, options]) => [address, options?.cache]);
  await expect(search('绑定守卫')).rejects.toThrow('503');
  expect(caches()).toEqual([['/again/core.json', 'default']]);
  serve(good);
  await search('绑定守卫');
  const [core, ...others] = caches();
  expect(core).toEqual(['/again/core.json', 'reload']);
  expect(others).not.toEqual([]);
  expect(others).toEqual(others.map((each) => [(each as string[])[0], 'default']));
});

test('a mistyped word is looked up in the file of the right one as well', async () => {
  const [guards] = PAGES as [PageRecord];
  const others = Array.from({ length: 30 }, (_, index): PageRecord => ({
    ...guards,
    route: `/other-${index}`,
    title: `其他${index}`,
    titleEn: `Other ${index}`,
    sections: [],
  }));
  const queues = {
    ...guards,
    route: '/queues',
    title: '队列',
    titleEn: 'Queues',
    sections: [{ ...guards.sections[0]!, text: '' }],
  };
  const large = new Library([
    { ...guards, sections: [{ ...guards.sections[0]!, text: '排进 queue。' }] },
    queues,
    ...others,
  ]);
  serve((file) => json(large.files.get(file)!));
  const found = await createEmbeddedEngine('/index/').search('uqeue');
  expect(found.map(({ url }) => url)).toEqual(['/queues', '/guards']);
});

test('snippets come later, with the match marked', async () => {
  serve(good);
  const [found] = await createEmbeddedEngine('/index/').search('绑定');
  expect(asked).not.toContain('text-0.json');
  const snippet = found!.snippet;
  expect(typeof snippet === 'function' ? await snippet() : undefined).toEqual([
    { text: '用 @UseGuards() ', marked: false },
    { text: '绑定', marked: true },
    { text: '。', marked: false },
  ]);
});

const core = files.get('core.json')!;

const BROKEN: Array<[string, Reply]> = [
  ['missing', () => new Response('', { status: 404 })],
  ['a server error', () => new Response('', { status: 500 })],
  [
    'HTML instead',
    () =>
      new Response('<!DOCTYPE html><title>x</title>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['half a file', () => json(core.slice(0, core.length / 2))],
  ['one brace', () => json('{')],
  ['nothing', () => json('')],
  ['null', () => json('null')],
  ['another JSON', () => json('{"pages": [], "sections": [1]}')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
];

describe.each(BROKEN)('an index that is %s', (_, reply) => {
  test('is an error, and is asked for again the next time', async () => {
    serve(reply);
    const { search } = createEmbeddedEngine('/index/');
    await expect(search('守卫')).rejects.toThrow();
    serve(good);
    await expect(search('守卫')).resolves.toHaveLength(2);
  });

  test('is an error in its words, too', async () => {
    serve((file) => (file === 'core.json' ? good(file) : reply(file)));
    const { search } = createEmbeddedEngine('/index/');
    await expect(search('守卫')).rejects.toThrow();
    serve(good);
    await expect(search('守卫')).resolves.toHaveLength(2);
  });
});

test('warming up never throws', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(() => createEmbeddedEngine('/index/').warmUp()).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
});
