import * as z from 'zod';
import { Fault } from '../../fault';
import { frontMatterOf } from '../../markdown';

/** What every page says about itself before its text; nothing else is accepted. */
const schema = z.strictObject({
  title: z.string().regex(/\S/),
  titleEn: z.string().regex(/^[\x20-\x7e]+$/),
  description: z.string(),
  keywords: z.array(z.string()).min(1),
  slug: z.literal('/').optional(),
  displayed_sidebar: z.literal('menu').optional(),
});

/** What the writer is told about how front matter is written. */
export const SAMPLE = '第一行写 ---，接着 title、titleEn、description、keywords，再一行 ---';

/** What the writer is told about front matter that holds no fields. */
export const NO_FIELDS = `页首信息要一行一个字段，写成“字段: 值”。${SAMPLE}`;

const CURE: Record<string, string> = {
  title: '写中文标题，例如 title: 守卫',
  titleEn: '写英文标题，例如 titleEn: Guards',
  description: '用一句话（60–90 字）说明这一页教什么',
  keywords: '写读者会搜的词，例如 keywords: [守卫, guard]',
  slug: '只有首页可以写 slug: /，其他页面的网址就是文件路径',
  displayed_sidebar: '不列在菜单里、旁边仍显示菜单的页面写 displayed_sidebar: menu',
};

/** Line of a front matter key, 1-based; the first line when the key is missing. */
function lineOf(key: string, source: string): number {
  const index = frontMatterOf(source)
    .split('\n')
    .findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

/**
 * Checks a page's front matter.
 * @param frontMatter the parsed YAML
 * @param source the whole file, for line numbers
 * @param file path shown in the message
 * @throws Fault with file, line and cure for every fault
 */
export function checkFrontMatter(
  frontMatter: Record<string, unknown>,
  source: string,
  file: string,
): void {
  const result = schema.safeParse(frontMatter);
  if (result.success) return;
  const faults = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(
        (key) =>
          `${file}:${lineOf(key, source)} 不认识的字段 ${key}，只能写 ${Object.keys(CURE).join('、')}`,
      );
    }
    if (issue.path.length === 0) return [`${file}:2 ${NO_FIELDS}`];
    const key = String(issue.path[0]);
    const problem = frontMatter[key] === undefined ? '缺少字段' : '字段写得不对：';
    return [`${file}:${lineOf(key, source)} ${problem} ${key}。${CURE[key] ?? ''}`];
  });
  throw new Fault(`页首信息有误：\n${[...new Set(faults)].join('\n')}`);
}
