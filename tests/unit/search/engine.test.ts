import sidebars from '../../../sidebars';
import { pendingPages, type MenuConfig } from '../../../src/plugins/menu/sidebar';
import { judge, split } from '../../search/judge';
import { bookPages, Library } from '../../search/library';
import { queries } from '../../search/queries';

const library = new Library(bookPages());
const routes = new Set(library.pages.map(({ route }) => route));
const { ready, waiting } = split(routes);
const judged = ready.map((query) => judge(library, query));

const lines = judged
  .filter(({ rank, section }) => rank !== 1 || !section)
  .map(
    ({ kind, text, expected, rank, section, found }) =>
      `[${kind}] ${text} → ${expected.join('、')}：${rank === 0 ? '没有找到' : `第 ${rank} 位`}${section ? '' : '，没有列出章节'}；找到的是 ${found.slice(0, 3).join('、')}`,
  );

beforeAll(() => {
  const list =
    lines.length > 0 ? `没有排第一的 ${lines.length} 个：\n${lines.join('\n')}` : '全部排第一。';
  process.stdout.write(
    `搜索：${queries.length} 个查询，评了 ${ready.length} 个，跳过 ${waiting.length} 个（页面还没写：${[...new Set(waiting.map(({ expected }) => expected[0]))].length} 处）。${list}\n`,
  );
});

const part = (test: (query: (typeof judged)[number]) => boolean): number =>
  judged.filter(test).length / judged.length;

test('at least 150 queries, each only once', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({ text }) => text)).size).toBe(queries.length);
});

/** @param why what is wrong with the places, for whoever has moved or renamed what they lead to */
function refuse(places: readonly string[], why: string): void {
  if (places.length > 0)
    throw new Error(
      `tests/search/queries.ts 里的查询要找到 ${[...new Set(places)].join('、')}：${why}。换成现在的地址`,
    );
}

test('every place that is wanted is a page of the menu', () => {
  const known = new Set([...routes, ...pendingPages(sidebars.menu as MenuConfig[])]);
  refuse(
    queries
      .flatMap(({ expected }) => expected)
      .filter((place) => !known.has(place.replace(/#.*/, ''))),
    '没有这一页，菜单里也没有预告它',
  );
});

test('every section that is wanted on a written page is there', () => {
  const ids = new Map(
    library.pages.map(({ route, sections }) => [route, sections.map(({ id }) => id)]),
  );
  const wanted = ready
    .flatMap(({ expected }) => expected)
    .filter((place) => place.includes('#') && routes.has(place.replace(/#.*/, '')));
  refuse(
    wanted.filter(
      (place) => !ids.get(place.replace(/#.*/, ''))!.includes(place.replace(/.*#/, '')),
    ),
    '页面上没有这个 id 的标题',
  );
});

test('the right page is first for 96 %', () =>
  expect(part(({ rank }) => rank === 1)).toBeGreaterThanOrEqual(0.96));

test('the right page is among the first three for 99 %', () =>
  expect(part(({ rank }) => rank > 0 && rank <= 3)).toBeGreaterThanOrEqual(0.99));

test('every query finds something', () =>
  expect(judged.filter(({ found }) => found.length === 0).map(({ text }) => text)).toEqual([]));

test('the wanted section is shown for 95 %', () =>
  expect(part(({ section }) => section)).toBeGreaterThanOrEqual(0.95));

test('what was searched before changes no result', () => {
  const some = queries.filter((_, index) => index % 10 === 0).map(({ text }) => text);
  const first = (text: string): string[] => new Library(library.pages, library.files).urls(text);
  expect(some.filter((text) => first(text).join() !== library.urls(text).join())).toEqual([]);
});

test('pages that are not written never appear', () => {
  const pending = new Set(pendingPages(sidebars.menu as MenuConfig[]));
  expect(
    judged.flatMap(({ found }) => found).filter((url) => pending.has(url.replace(/#.*/, ''))),
  ).toEqual([]);
});
