import {
  blankFrontMatter,
  frontMatterOf,
  givenId,
  withoutFrontMatter,
  withoutId,
} from '../../src/markdown';

test.each([
  ['at the top', '---\ntitle: 守卫\n---\n\n正文\n', '---\ntitle: 守卫\n---', '\n\n正文\n'],
  ['alone', '---\ntitle: 守卫\n---', '---\ntitle: 守卫\n---', ''],
  ['none: a rule further down', '正文\n\n---\na\n---\n', '', '正文\n\n---\na\n---\n'],
  ['none: no end', '---\ntitle: 守卫\n', '', '---\ntitle: 守卫\n'],
])('front matter %s', (_, source, yaml, rest) => {
  expect([frontMatterOf(source), withoutFrontMatter(source)]).toEqual([yaml, rest]);
  expect(blankFrontMatter(source)).toBe(yaml.replace(/[^\n]/g, ' ') + rest);
});

test.each([
  ['授权守卫 {#authorization-guard}', '授权守卫', 'authorization-guard'],
  ['授权守卫', '授权守卫', undefined],
  ['{#a} 在前面', '{#a} 在前面', undefined],
  ['空的 {#}', '空的', ''],
  ['组件页 /* #guards */', '组件页', 'guards'],
])('the id of “%s”', (heading, words, id) =>
  expect([withoutId(heading), givenId(heading)]).toEqual([words, id]),
);
