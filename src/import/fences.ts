import type { Code, Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from '../samples/javascript/source';
import { FenceError, parseFence } from '../samples/fence';
import { parseFrame, wrap } from '../samples/frame';
import { LANGUAGES } from '../samples/languages';
import type { Note } from './findings';

/** Why nothing checks an imported sample: the page says so, and `npm run check` counts it. */
const UNCHECKED = '从官方写法导入，还没有检查';

/** The official site's names of languages, and others that its forks use. */
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  typescript: 'ts',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  cts: 'ts',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  cmd: 'bash',
  powershell: 'bash',
  yml: 'yaml',
  gql: 'graphql',
  docker: 'dockerfile',
  protobuf: 'proto',
  handlebars: 'hbs',
  md: 'markdown',
  dotenv: 'env',
  json5: 'jsonc',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
  none: 'text',
  properties: 'ini',
};

/** Languages that `npm run check` reads; the others need no reason for not being checked. */
const CHECKED = [
  ...['ts', 'tsx', 'js', 'jsx', 'json', 'jsonc', 'yaml', 'graphql', 'proto'],
  ...['dockerfile', 'bash', 'env', 'hbs'],
];

/** Endings that a name in `@@filename(…)` has already; the official site adds `.ts` or `.js` to every other one. */
const ENDING =
  /(?:^|[./])(?:[cm]?[jt]sx?|json|ya?ml|graphql|gql|proto|html?|hbs|s?css|sh|env|sql|md|txt|xml|toml|conf|prisma|lock|dockerfile|makefile|procfile)$/i;

const FILENAME = /^[ \t]*@@filename\((.*)\)[ \t]*;?[ \t]*$/;
const SWITCH = /^[ \t]*@@switch[ \t]*;?[ \t]*$/;
/** `@@ext`, `@@filename` without brackets: meant as an instruction, and none that is known. */
const UNKNOWN = /^[ \t]*@@[a-z]\w*/;

/** A piece of a fence between two instructions. */
interface Piece {
  language: string;
  name: string | undefined;
  lines: string[];
  /** Whether it is the JavaScript of the piece before. */
  isVariant: boolean;
}

/** A fence at its instructions: each `@@filename` that follows code begins a sample of its own. */
function pieces(value: string, language: string): Piece[] {
  const found: Piece[] = [{ language, name: undefined, lines: [], isVariant: false }];
  for (const line of value.split('\n')) {
    const current = found.at(-1)!;
    const isEmpty = current.lines.every((one) => one.trim() === '');
    const title = FILENAME.exec(line)?.[1]?.trim();
    if (title !== undefined) {
      if (isEmpty && current.name === undefined) Object.assign(current, { name: title, lines: [] });
      else found.push({ language, name: title, lines: [], isVariant: false });
    } else if (SWITCH.test(line)) {
      current.language = 'ts';
      // A name above no TypeScript is that of the JavaScript.
      const name = isEmpty ? current.name : undefined;
      found.push({ language: 'js', name, lines: [], isVariant: !isEmpty });
    } else current.lines.push(line);
  }
  // An empty fence stays one; an empty half of a switch is none.
  const filled = found.filter(({ lines }) => lines.some((line) => line.trim() !== ''));
  return filled.length > 0 ? filled : found.slice(0, 1);
}

/** The lines of a fence with a name that no code follows before the next one: the name has no place. */
function idleNames(value: string): number[] {
  const idle: number[] = [];
  let named: number | undefined;
  for (const [at, line] of value.split('\n').entries()) {
    const [, name] = FILENAME.exec(line) ?? [];
    if (name !== undefined) {
      if (named !== undefined) idle.push(named);
      named = name.trim() ? at : undefined;
    } else if (line.trim() !== '' && !SWITCH.test(line)) named = undefined;
  }
  return idle;
}

/** Without the empty lines that an instruction leaves at the beginning and before the next one. */
const trimmed = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .replace(/(?:\n[ \t]*)+$/, '');

/** `cats.controller` → `cats.controller.ts`; nothing for `@@filename()`. */
function titleOf(name: string | undefined, language: string): string | undefined {
  const title = name?.replace(/"/g, "'").trim();
  if (!title) return undefined;
  return ENDING.test(title) || !['ts', 'tsx', 'js', 'jsx'].includes(language)
    ? title
    : `${title}.${language}`;
}

const FRAMES = ['class', 'function', 'value'];

const isTypeScript = (code: string): boolean => {
  try {
    parse(code);
    return true;
  } catch {
    return false;
  }
};

/** What a fragment stands in, by trying: members of a class, statements, an expression; nothing for a whole module. */
function frameOf(code: string): string | undefined {
  if (isTypeScript(code)) return undefined;
  return FRAMES.find((name) => {
    const frame = parseFrame(name);
    return frame && isTypeScript(wrap(code, frame).code);
  });
}

const attribute = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [`${name}="${value}"`];

/** What a fork has written behind the language, if this project reads it. */
function ownMeta(language: string, node: Code, note: Note): string[] {
  const meta = node.meta?.trim();
  if (!meta) return [];
  try {
    // As it will stand here: unchecked.
    parseFence(language, `${meta}${/\bnocheck="/.test(meta) ? '' : ' nocheck="…"'}`);
    return [meta];
  } catch (error) {
    if (!(error instanceof FenceError)) throw error;
    note(
      node,
      `围栏的语言后面写着“${node.meta}”，这里没有这种写法，已去掉：改写成 CONTRIBUTING.md“代码示例”里的属性`,
    );
    return [];
  }
}

function languageOf(node: Code, note: Note): string {
  const written = (node.lang ?? '').toLowerCase();
  const known = LANGUAGE_OF[written] ?? written;
  if (Object.hasOwn(LANGUAGES, known)) return known;
  if (known !== '') note(node, `不认识的代码语言“${node.lang}”，按纯文本显示`);
  return /^[ \t]*@@(?:filename|switch)/m.test(node.value) ? 'ts' : 'text';
}

/** A sample as a fence of this project. */
function fence(piece: Piece, more: readonly string[]): Code {
  const { language, name, isVariant, lines } = piece;
  const value = trimmed(lines);
  const has = (attributeName: string): boolean =>
    more.some((one) => new RegExp(`\\b${attributeName}="`).test(one));
  const frame =
    language === 'ts' && !has('frame') && value.trim() !== '' ? frameOf(value) : undefined;
  const meta = [
    ...(has('title') || isVariant ? [] : attribute('title', titleOf(name, language))),
    ...attribute('frame', frame),
    ...more,
    ...(CHECKED.includes(language) && !has('nocheck') ? attribute('nocheck', UNCHECKED) : []),
  ].join(' ');
  return { type: 'code', lang: language, meta: meta || null, value };
}

function observe(node: Code, text: string, note: Note): void {
  const unknown = node.value
    .split('\n')
    .findIndex((line) => UNKNOWN.test(line) && !FILENAME.test(line) && !SWITCH.test(line));
  const first = (node.position?.start.line ?? 1) + 1;
  if (unknown >= 0)
    note(
      first + unknown,
      `不认识的指令“${node.value.split('\n')[unknown]!.trim()}”，原样留在代码里`,
    );
  for (const at of idleNames(node.value))
    note(
      first + at,
      `“${node.value.split('\n')[at]!.trim()}”后面没有代码，这个文件名没有留下：补上代码，或者删掉这一行`,
    );
  // By lines: what stood glued to HTML does not know how far it is from the beginning of the page.
  const { start, end } = node.position ?? {};
  const opening = text
    .split('\n')
    .slice((start?.line ?? 1) - 1, end?.line ?? 0)
    .map((line, at) => (at === 0 ? line.slice((start?.column ?? 1) - 1) : line))
    .join('\n');
  const [, marks] = /^[ \t]*(`{3,}|~{3,})/.exec(opening) ?? [];
  if (marks === undefined) return;
  const last = opening
    .split('\n')
    .at(-1)!
    .replace(/^[>\s]*/, '');
  if (!opening.includes('\n') || !last.startsWith(marks) || last.replace(/[`~]/g, '').trim() !== '')
    note(node, '这个代码围栏没有结束的 ```，后面的内容都算进了代码：补上结束的一行');
  else if (node.value.split('\n').some((line) => /^[ \t]*(?:`{3,}|~{3,})/.test(line)))
    note(node, '代码里有一行以 ``` 开头：如果那是另一个围栏的开头，前一个围栏就少了结束的一行');
  if (/&(?:lt|gt|amp|quot|#\d+);/.test(node.value))
    note(node, '代码里有 &lt; 这样的转义，读者会看到它们本来的样子：需要的话改成 <');
}

const isFence = (node: RootContent | undefined, language: string): boolean =>
  node?.type === 'code' && node.lang === language;

/**
 * In:  ```` ```typescript ```` with `@@filename(cats.service)` and `@@switch`; any other code
 * Out: ```` ```ts title="cats.service.ts" ```` and, right after it, ```` ```js ````. A remark keeps apart what stood apart:
 *      a `js` fence right after a `ts` one would be read as its variant.
 */
export function importFences(tree: Root, text: string, note: Note): void {
  visit(tree, 'code', (node: Code, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return undefined;
    observe(node, text, note);
    const language = languageOf(node, note);
    const meta = ownMeta(language, node, note);
    const made: RootContent[] = [];
    let before = parent.children[index - 1];
    for (const piece of pieces(node.value, language)) {
      const sample = fence(piece, piece.isVariant ? [] : meta);
      if (!piece.isVariant && isFence(sample, 'js') && isFence(before, 'ts'))
        made.push({ type: 'html', value: '<!-- 下面是另一个示例 -->' });
      made.push(sample);
      before = sample;
    }
    (parent.children as RootContent[]).splice(index, 1, ...made);
    return [SKIP, index + made.length];
  });
}
