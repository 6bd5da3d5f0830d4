/** What is wrong with `companies.json`, for those who add their company to it (faults W15). */

interface Position {
  line: number;
  column: number;
}

const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
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
  const {line, column} = positionAt(text, faultOffset(text, message));
  return `第 ${line} 行第 ${column} 列：不是正确的 JSON，多半是少了或多了逗号、引号、括号。`;
}

const LISTS = ['logos', 'others'];
const FIELDS = ['name', 'url', 'mark'];

function entryFaults(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return ['应写成 {"name": "公司名", "url": "https://…"}'];
  const {name, url, mark} = entry as Record<string, unknown>;
  const unknown = Object.keys(entry).filter((field) => !FIELDS.includes(field));
  return [
    ...(typeof name === 'string' && name.trim() === name && name ? [] : ['name 必填，两端不留空格']),
    ...(typeof url === 'string' && /^https:\/\/[^\s"'<>]+\.[^\s"'<>]+$/.test(url) ? [] : ['url 必填，必须是 https:// 开头的网址']),
    ...(mark === undefined || (typeof mark === 'string' && /^[Mm][\d\sA-Za-z.,-]+$/.test(mark)) ? [] : ['mark 是 SVG 路径（24 像素的网格），没有就不写']),
    ...unknown.map((field) => `没有 ${field} 这个字段`),
  ];
}

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
      const name = (entry as {name?: unknown} | null)?.name;
      const key = typeof name === 'string' ? `"name": ${JSON.stringify(name)}` : '{';
      const found = text.indexOf(key, searched);
      searched = found < 0 ? searched : found + 1;
      const twice = typeof name === 'string' && names.has(name.toLowerCase());
      if (typeof name === 'string') names.add(name.toLowerCase());
      const {line} = positionAt(text, Math.max(found, 0));
      return [...entryFaults(entry), ...(twice ? [`${String(name)} 已经在表里了`] : [])].map((fault) => `第 ${line} 行：${fault}。`);
    });
  });
}
