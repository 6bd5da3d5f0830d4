import directives from '../../../src/remark/directives';
import ownWords from '../../../src/remark/ownWords';
import { made, transform } from './markdown';

const alias = (id: string): string => `<AnchorAlias id="${id}">`;

test('a page without headings of Chinese words alone stays as it is', () => {
  const page = `### 用 Redis 缓存 {#redis}\n\n### Guards {#guards}\n\n### 一、二 {#list}`;
  expect(transform([ownWords], page)).toEqual(transform([], page));
});

test('a section is found by the words of its heading as well', () =>
  expect(made(ownWords, '### 绑定守卫 {#binding-guards}\n\n#### 全局守卫 {#global}')).toBe(
    `${alias('绑定守卫')} heading("绑定守卫 {#binding-guards}") ${alias('全局守卫')} heading("全局守卫 {#global}")`,
  ));

test('words that are the id already, or that stand twice, are left alone', () => {
  for (const page of [
    '### 守卫',
    '### 守卫 {#守卫}',
    '### 守卫 {#a}\n\n### 守卫 {#b}',
    '### 守卫 {#a}\n\n### 其他 Guards {#守卫}',
  ])
    expect(transform([ownWords], page)).toEqual(transform([], page));
});

test('an id of the past is nobody else’s', () => {
  const page = '::anchor{#守卫}\n\n### 一 A {#a}\n\n### 守卫 {#b}';
  expect(transform([directives, ownWords], page)).toEqual(transform([directives], page));
});
