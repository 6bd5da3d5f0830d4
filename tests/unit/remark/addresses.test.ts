import addresses from '../../../src/remark/addresses';
import { failure, PLAIN, transform } from './markdown';

test.each([
  ['a page without any', PLAIN],
  ['links', '[a](/guards#100%25) [b](https://redis.io/100%) [c](mailto:me@example.com) [d](#守卫)'],
  ['pictures', '![a](./猫.svg) ![b][c]\n\n[c]: ../../static/pictures/a.webp'],
  ['none', '[a]() [b](<>)'],
])('%s: what can be read stays', (_, source) =>
  expect(transform([addresses], source)).toEqual(transform([], source)),
);

test.each([
  ['a host that is none', '[a](https://[redis)', 'https://[redis'],
  [
    'a character in a host that nobody sees',
    '[a](https://re\uFFFEdis.io)',
    'https://re\uFFFEdis.io',
  ],
  ['a sign that encodes nothing', '[a](/100%.pdf)', '/100%.pdf'],
  ['the same in an anchor', '[a](/guards#100%)', '/guards#100%'],
  ['the same in a picture', '![a](./100%.svg)', './100%.svg'],
  ['a definition', '[a][b]\n\n[b]: http://a:b', 'http://a:b'],
])('%s is told with its line', (_, source, url) => {
  const { line, reason } = failure(addresses, `### 猫\n\n${source}`);
  expect(line).toBe(source.includes('\n') ? 5 : 3);
  expect(reason).toContain(`读不懂网址 ${url}：`);
});
