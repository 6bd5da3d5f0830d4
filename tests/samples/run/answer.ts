/** What came back, against what the page prints. */
import type { Said } from '../../../src/samples/page/plan';

export interface Answer {
  readonly status: number;
  readonly reason: string;
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  readonly body: string;
  /** What curl prints with the options of the command. */
  readonly printed: string;
}

/** The difference, told to the writer; nothing if the answer is the one on the page. */
export function answerFault(
  { fence, code }: Pick<Said, 'fence' | 'code'>,
  answer: Answer,
): string | undefined {
  const vary = new Set(fence.vary);
  if (fence.language === 'http') return httpFault(code, answer, vary);
  if (fence.language === 'json') return jsonFault(code, answer.printed, vary);
  return answer.printed.trimEnd() === code.trimEnd()
    ? undefined
    : `响应是：\n${answer.printed.trimEnd()}`;
}

function jsonFault(
  expected: string,
  actual: string,
  vary: ReadonlySet<string>,
): string | undefined {
  const page = parse(expected);
  // The page's own syntax is a fault of its own.
  if (!page) return undefined;
  const real = parse(actual);
  if (!real) return `响应不是 JSON：\n${actual.trimEnd()}`;
  return same(page.value, real.value, vary) ? undefined : `响应是：\n${JSON.stringify(real.value)}`;
}

function httpFault(
  expected: string,
  answer: Answer,
  vary: ReadonlySet<string>,
): string | undefined {
  const [head = '', ...rest] = expected.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  const [statusLine = '', ...lines] = head.split(/\r?\n/);
  const status = `HTTP/1.1 ${answer.status} ${answer.reason}`.trimEnd();
  if (statusLine.trimEnd() !== status)
    return `状态行是：\n${status}${answer.body ? `\n\n${answer.body}` : ''}`;
  for (const line of lines) {
    const fault = headerFault(line, answer.headers, vary);
    if (fault) return fault;
  }
  return bodyFault(body, answer.body, vary);
}

function headerFault(
  line: string,
  headers: Answer['headers'],
  vary: ReadonlySet<string>,
): string | undefined {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
  if (name === '') return `读不懂响应头“${line}”，写成 名字: 值；正文之前空一行`;
  const found = headers.filter(([key]) => key.toLowerCase() === name.toLowerCase());
  if (found.length === 0)
    return `响应里没有 ${name}，只有：\n${headers.map((header) => header.join(': ')).join('\n')}`;
  const varies = [...vary].some((key) => key.toLowerCase() === name.toLowerCase());
  if (varies || found.some(([, actual]) => actual === value)) return undefined;
  return `响应头是：\n${found.map((header) => header.join(': ')).join('\n')}`;
}

function bodyFault(
  expected: string,
  actual: string,
  vary: ReadonlySet<string>,
): string | undefined {
  if (expected.trimEnd() === actual.trimEnd()) return undefined;
  const page = parse(expected);
  const real = parse(actual);
  if (page && real && same(page.value, real.value, vary)) return undefined;
  return actual === '' ? '响应没有正文' : `响应的正文是：\n${actual.trimEnd()}`;
}

/** JSON with the same keys in the same order; those that vary need only be there. */
function same(page: unknown, real: unknown, vary: ReadonlySet<string>): boolean {
  return JSON.stringify(page, hide(vary)) === JSON.stringify(real, hide(vary));
}

function hide(vary: ReadonlySet<string>): (key: string, value: unknown) => unknown {
  return (key, value) => (vary.has(key) ? '…' : value);
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
