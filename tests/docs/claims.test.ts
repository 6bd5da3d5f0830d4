import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from './site';

/**
 * The record of what was verified on each page beyond its samples: how many claims were read in the packages' sources or
 * seen in a run, with which versions, and when for the last time; the numbers of all times are added up. One file for each part
 * of the book.
 */

const FOLDER = 'tests/docs/claims';

interface Claims {
  checked: string;
  claims: number;
  wrong: number;
  misleading: number;
  packages: Record<string, string>;
}

const groups = readdirSync(FOLDER).sort();
const records = groups.flatMap((file) =>
  Object.entries(
    JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Record<string, Claims>,
  ).map(([route, record]) => ({ file, route, record })),
);
const { pages } = readSite();

const installed = (name: string): string | undefined => {
  const file = path.join('tests/samples/node_modules', name, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : undefined;
};

const minor = (version: string): string => version.split('.').slice(0, 2).join('.');

/** The numbers are the writer's own. */
const SAMPLE = `{"checked": "${new Date().toISOString().slice(0, 10)}", "claims": 几处, "wrong": 错几处, "misleading": 误导几处, "packages": {"@nestjs/core": "${installed('@nestjs/core')}"}}`;

/** `/techniques/caching` → `techniques.json` */
function fileOf(route: string): string {
  const [, first, second] = route.split('/');
  return `${second === undefined ? 'book' : first}.json`;
}

test('每一页都核对过', () => {
  const read = new Set(records.map(({ route }) => route));
  const missing = pages.filter(({ route }) => !read.has(route));
  if (missing.length > 0)
    throw new Error(
      missing
        .map(
          ({ file, route }) =>
            `${file} 没有核对记录：对照软件包的源码或运行结果核对页面上的说法，在 ${FOLDER}/${fileOf(route)} 里写上 "${route}": ${SAMPLE}`,
        )
        .join('\n'),
    );
});

test.each(records.map((entry) => [entry.route, entry] as const))(
  '%s：核对的日期、数目和软件包',
  (route, { file, record }) => {
    if (pages.every((page) => page.route !== route))
      throw new Error(
        `${FOLDER}/${file} 里的 ${route} 不是一页了：搬走的，把记录移到新的路径；删掉的，去掉它。旧的路径写进 src/data/redirects.ts，不然读者的旧链接都到首页`,
      );
    expect(file).toBe(fileOf(route));
    expect(record.checked).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect([
      Number.isInteger(record.claims),
      record.wrong + record.misleading <= record.claims,
    ]).toEqual([true, true]);
  },
);

test('软件包升级之后，这些页面要重新核对', () => {
  const stale = records.flatMap(({ route, record }) =>
    Object.entries(record.packages).flatMap(([name, version]) => {
      const now = installed(name);
      return now === undefined || minor(now) === minor(version)
        ? []
        : [`${route}：核对时 ${name} 是 ${version}，现在是 ${now}`];
    }),
  );
  expect(stale).toEqual([]);
});
