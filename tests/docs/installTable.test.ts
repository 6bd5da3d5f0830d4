import { readFileSync } from 'node:fs';
import { installMajors } from '../../src/data/packageMajors';
import { installedBy, installMajorsOf, installTable } from '../samples/install-majors';
import { ofType, type Page } from './page';
import { readSite } from './site';

/** The install table 11 | 12 and the data of the copy button are what the two sets of packages say. */

const GUIDE = '/migration-guide/v12';
const { pages } = readSite();

/** Shell text of a page: its fences for the book's own major, and commands within the text. */
const shellOf = (page: Page): string[] => [
  ...ofType(page, 'code').flatMap(({ lang, meta, value }) =>
    // A fence that cannot be read is told of by the rule of fences.
    lang === 'bash' && !/\bnest=/.test(meta ?? '') ? [value] : [],
  ),
  ...ofType(page, 'inlineCode').map(({ value }) => value),
];

const expected = installMajorsOf(
  pages
    .filter(({ route }) => route !== GUIDE)
    .flatMap(shellOf)
    .flatMap(installedBy),
);
const guide = pages.find(({ route }) => route === GUIDE)!;

test('src/data/installMajors.json 与两套软件包一致', () => {
  if (JSON.stringify(installMajors) !== JSON.stringify(expected))
    throw new Error(`把 src/data/installMajors.json 换成：\n${JSON.stringify(expected, null, 2)}`);
});

test(`${GUIDE} 的安装对照表与两套软件包一致`, () => {
  const table = installTable(expected);
  if (!readFileSync(guide.file, 'utf8').includes(`\n${table}\n`))
    throw new Error(`把 ${guide.file} 里“安装对照表”的表和它下面的一段换成：\n${table}`);
});

test(`每个 12 上不同的折叠都算进了 ${GUIDE} 的表，并有链接通向它的页面`, () => {
  const folds = new Map(
    pages.flatMap((page): Array<[string, number]> => {
      const count = ofType(page, 'containerDirective').filter(
        ({ name }) => name === 'nest12',
      ).length;
      return count > 0 ? [[page.route, count]] : [];
    }),
  );
  const [table] = ofType(guide, 'table');
  const counts = table!.children
    .slice(1)
    .map(({ children }) => Number((children[2]!.children[0] as { value: string }).value));
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const links = new Set(ofType(guide, 'link').map(({ url }) => url.replace(/#.*/, '')));
  const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
  const [told, written] = [sum(counts), sum(folds.values())];
  const unlinked = [...folds.keys()].filter((route) => !links.has(route));
  if (told !== written || unlinked.length > 0)
    throw new Error(
      `${guide.file} 的第一张表：示例数加起来是 ${told}，书里的 :::nest12 折叠是 ${written} 个。` +
        `给新的变化加一行，同样的变化就改那一行的示例数和所在的页面，行按示例数从大到小` +
        (unlinked.length > 0 ? `。还没有链接的页面：${unlinked.join('、')}` : ''),
    );
});
