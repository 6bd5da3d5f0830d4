import sidebars from '../../../../sidebars';
import { synonyms } from '../../../../src/search/engine/synonyms';
import { keyOf } from '../../../../src/search/engine/tokens';
import { parseQuery } from '../../../../src/search/engine/query';
import type { MenuConfig } from '../../../../src/plugins/menu/sidebar';

const phrases = new Set(
  synonyms.flat().flatMap((phrase) => [keyOf(phrase), keyOf(phrase).replace(/ /g, '')]),
);

function titlesOf(items: readonly MenuConfig[]): Array<[string, string]> {
  return items.flatMap((item): Array<[string, string]> => {
    if (typeof item === 'string' || !('type' in item)) return [];
    if (item.type === 'category') return titlesOf(item.items as MenuConfig[]);
    if (item.type === 'link' && item.href.startsWith('https:')) return [];
    return item.type === 'doc' || item.type === 'link'
      ? [[item.label ?? '', (item.customProps?.titleZh as string | undefined) ?? '']]
      : [];
  });
}

/** Overviews and the like say nothing about what they are of; the group’s name does. */
const GENERIC_TITLES = [
  'Introduction',
  'Overview',
  'Other features',
  'Security',
  'Decorators',
  'Plugins',
  'Types and Parameters',
  'Operations',
];

test('at least 150 groups', () => expect(synonyms.length).toBeGreaterThanOrEqual(150));

test('every group has two names or more, all different', () => {
  const wrong = synonyms.filter(
    (group) =>
      group.length < 2 || group.some((name) => !name) || new Set(group).size < group.length,
  );
  expect(wrong).toEqual([]);
});

test('every page of the menu is in a group, by its Chinese or its English name', () => {
  const missing = titlesOf(sidebars.menu as MenuConfig[]).filter(
    ([english, chinese]) =>
      !GENERIC_TITLES.includes(english) &&
      ![chinese, english, english.replace(/\s*\(.*\)/, '')].some(
        (name) => name && (phrases.has(keyOf(name)) || phrases.has(keyOf(name).replace(/ /g, ''))),
      ),
  );
  expect(missing).toEqual([]);
});

test('every name is known by what it says', () => {
  const unknown = synonyms.flatMap((names) =>
    names.filter(
      (name) =>
        !others(name).some((other) =>
          names.some((known) => known !== name && keyOf(known) === other),
        ),
    ),
  );
  expect(unknown).toEqual([]);
});

const others = (text: string): string[] =>
  parseQuery(text).units.flatMap((unit) => unit.others.map(({ key }) => key));

test.each([
  ['限流', 'rate limit'],
  ['throttle', '限 流'],
  ['rateLimit', '限 流'],
  ['Rate-Limiting', '限 流'],
  ['鉴权', '认 证'],
  ['鉴权', '授 权'],
  ['校验', 'validation'],
  ['DI', '依 赖 注 入'],
  ['守卫', 'guard'],
  ['怎么做限流', 'throttle'],
])('%s finds %s as well', (query, other) => expect(others(query)).toContain(keyOf(other)));

describe('a query', () => {
  const own = (text: string): string[] => parseQuery(text).units.map((unit) => unit.own.key);

  test.each([
    ['守卫', ['守 卫']],
    ['怎么用守卫', ['守 卫']],
    ['守卫执行顺序', ['守 卫', '执 行 顺 序']],
    ['guard 顺序', ['guard', '顺 序']],
    ['how to use guards', ['guard']],
    ['守卫 守卫', ['守 卫']],
    // Filling words are no part of a word that no phrase claims, and some of its characters.
    ['时区', ['时 区']],
    ['缓存命中', ['缓 存', '命 中']],
    ['用户在线', ['用 户 在 线']],
    ['在守卫中用管道', ['守 卫', '管 道']],
    ['返回的字段', ['返 回', '字 段']],
    ['自訂守衛', ['自 定 义', '守 卫']],
    ['非同步', ['异 步']],
    ['什么', ['什 么']],
    ['what is the', ['what', 'is', 'the']],
    ['', []],
    ['<>&"\'', []],
  ])('%s', (text, expected) => expect(own(text)).toEqual(expected));
});
