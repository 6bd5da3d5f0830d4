import {readFileSync} from 'node:fs';
import {pageOf} from './page';
import {rules} from './rules';
import {readSite} from './site';

/** The page that the README shows as the example of all conventions keeps them itself. */

const [, example = ''] = /^````markdown\n([^]*?)^````$/m.exec(readFileSync('README.md', 'utf8')) ?? [];

const page = pageOf('docs/example.md', example);
const site = readSite();

/** Its description only says what belongs there; its place, its drawing and what builds from it do not exist. */
const NOT_MEANT = ['文件与菜单', '描述', '官方锚点', '图', '构建'];

test('README 里有一页示例', () => expect(example).toContain('title:'));

test.each(Object.entries(rules).filter(([name]) => !NOT_MEANT.includes(name)))('README 的示例：%s', (_, rule) => {
  expect(rule(page, site)).toEqual([]);
});
