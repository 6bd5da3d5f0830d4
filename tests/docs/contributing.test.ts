import { readFileSync } from 'node:fs';
import { pageOf } from './page';
import { rules } from './rules';
import { readSite } from './site';

/** The page that CONTRIBUTING.md shows as the example of all conventions keeps them itself. */

const [, example = ''] =
  /^````markdown\n([^]*?)^````$/m.exec(readFileSync('.github/CONTRIBUTING.md', 'utf8')) ?? [];

const page = pageOf('docs/example.md', example);
const site = readSite();

/** Its description only says what belongs there; its place, its drawing and what builds from it do not exist. */
const NOT_MEANT = ['文件与菜单', '描述', '官方锚点', '图', '构建'];

test('约定里有一页示例', () => expect(example).toContain('title:'));

test.each(Object.entries(rules).filter(([name]) => !NOT_MEANT.includes(name)))(
  '约定的示例：%s',
  (_, rule) => {
    expect(rule(page, site)).toEqual([]);
  },
);
