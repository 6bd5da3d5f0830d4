import { z } from 'zod';

/** What is wrong with `companies.json`, for those who add their company to it (ARCHITECTURE.md#faults W15). */

interface Position {
  line: number;
  column: number;
}

const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
};

/** How much of the text V8 quotes on each side of an unexpected token. */
const QUOTED_CHARACTERS = 10;

/** Where JSON.parse gave up. V8 names the position, or quotes the place; the end it is when the text just stops. */
function faultOffset(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message);
  if (position) return Number(position[1]);
  const quoted = /\.\.\."([\s\S]+)"(\.\.\.)? is not valid JSON$/.exec(message);
  return quoted ? text.indexOf(quoted[1]!) + QUOTED_CHARACTERS : text.length;
}

function syntaxFault(text: string, message: string): string {
  const { line, column } = positionAt(text, faultOffset(text, message));
  return `第 ${line} 行第 ${column} 列：不是正确的 JSON，多半是少了或多了逗号、引号、括号。`;
}

const LISTS = ['logos', 'others'];

/** One company of the two lists (src/data/companyLists.ts). */
const company = z.strictObject(
  {
    name: z.string('name 必填，两端不留空格').regex(/^\S(?:.*\S)?$/, 'name 必填，两端不留空格'),
    url: z
      .string('url 必填，必须是 https:// 开头的网址')
      .regex(/^https:\/\/[^\s"'<>]+\.[^\s"'<>]+$/, 'url 必填，必须是 https:// 开头的网址'),
    mark: z
      .string('mark 是 SVG 路径（24 像素的网格），没有就不写')
      .regex(/^[Mm][\d\sA-Za-z.,-]+$/, 'mark 是 SVG 路径（24 像素的网格），没有就不写')
      .optional(),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? keys.map((key) => `没有 ${key} 这个字段`).join('。')
        : '应写成 {"name": "公司名", "url": "https://…"}',
  },
);

const entryFaults = (entry: unknown): string[] =>
  company.safeParse(entry).error?.issues.map(({ message }) => message) ?? [];

/**
 * One Chinese line a fault, with line and column of the entry.
 * @param text the file as written
 */
export function companyFaults(text: string): string[] {
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    return [syntaxFault(text, (error as Error).message)];
  }
  const names = new Set<string>();
  let searched = 0;
  return LISTS.flatMap((list) => {
    const entries = data[list];
    if (!Array.isArray(entries)) return [`第 1 行：少了 "${list}": […]`];
    return entries.flatMap((entry: unknown) => {
      const name = (entry as { name?: unknown } | null)?.name;
      const key = typeof name === 'string' ? `"name": ${JSON.stringify(name)}` : '{';
      const found = text.indexOf(key, searched);
      searched = found < 0 ? searched : found + 1;
      const twice = typeof name === 'string' && names.has(name.toLowerCase());
      if (typeof name === 'string') names.add(name.toLowerCase());
      const { line } = positionAt(text, Math.max(found, 0));
      return [...entryFaults(entry), ...(twice ? [`${name} 已经在表里了`] : [])].map(
        (fault) => `第 ${line} 行：${fault}。`,
      );
    });
  });
}
