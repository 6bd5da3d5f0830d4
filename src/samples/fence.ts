/**
 * In:  the words after the opening backticks: `ts title="cats.service.ts" error="TS1272"`.
 * Out: `{language: 'ts', title: 'cats.service.ts', error: ['TS1272']}`.
 *
 * The site (tabs, file names, the JavaScript variant) and the check (tests/samples) read fences through
 * this one door, so a slip is the same error on both sides. Hidden comments (`<!-- ts title="…"`) use it too.
 */
import { FRAME_GRAMMAR, parseFrame, type Frame } from './frame';
import { parseMarks } from './marks';

export type Platform = 'express' | 'fastify';

export interface Fence {
  readonly language: string;
  /** File name, folders included: `cats/cats.service.ts`. */
  readonly title?: string;
  /** Lines that are new or changed, from 1. */
  readonly mark?: readonly number[];
  /** What a fragment stands in; a sample without one is a whole module. */
  readonly frame?: Frame;
  /** Compiler errors that must occur: `['TS1272']`. */
  readonly error?: readonly string[];
  /** Why nothing checks this sample. */
  readonly nocheck?: string;
  /** Address of the text, fetched by the reader's browser. */
  readonly src?: string;
  /** The file whose app these commands talk to. */
  readonly run?: string;
  /** The file whose app writes these lines. */
  readonly logs?: string;
  /** Keys that must be there, whatever their value. */
  readonly vary?: readonly string[];
  readonly platform?: Platform;
  /** Exit code of the process. */
  readonly exit?: number;
  /** `'ts'`: at run time the JavaScript variant behaves in another way, so only TypeScript runs. */
  readonly only?: 'ts';
  /** Servers the app needs: `['redis']`. */
  readonly services?: readonly string[];
  /** An install line with the packages of this major on purpose: no other line is offered for the other one. */
  readonly nest?: '11' | '12';
}

const ANSWERS = ['json', 'text', 'http'];

/** Whether a fence can show the response to a command, whichever of the forms it has. */
export const mayAnswer = ({ language, logs }: Fence): boolean =>
  logs === undefined && ANSWERS.includes(language);

/** A badly written fence; the message tells the writer, in Chinese, what is wrong and what to write. */
export class FenceError extends Error {}

type Attributes = Omit<Fence, 'language'>;
type Parser = (value: string) => Attributes;

const TYPESCRIPT = ['ts', 'tsx'];

/** The names of files that the compiler reads as TypeScript. */
export const TYPESCRIPT_FILE = /\.(?:[cm]?ts|tsx)$/;

/** Attributes that say something of a running app. */
const OF_AN_APP = ['platform', 'exit', 'only', 'services'] as const;

/** Attribute → the languages it belongs on (all if none is named), and how its value is read. */
const ATTRIBUTES: Readonly<Record<string, { on?: readonly string[]; parse: Parser }>> = {
  title: { parse: (value) => ({ title: title(value) }) },
  mark: { parse: (value) => ({ mark: marks(value) }) },
  frame: { on: TYPESCRIPT, parse: (value) => ({ frame: frame(value) }) },
  error: {
    on: TYPESCRIPT,
    parse: (value) => ({ error: list(value, /^TS\d+$/, '编译错误写成 TS1272，多个用逗号隔开') }),
  },
  nocheck: { parse: (nocheck) => ({ nocheck }) },
  src: { parse: (src) => ({ src }) },
  run: { on: ['bash'], parse: (run) => ({ run }) },
  logs: { on: ['text'], parse: (logs) => ({ logs }) },
  vary: {
    on: ['json', 'http'],
    parse: (value) => ({ vary: list(value, /^\S+$/, '写键的名字，多个用逗号隔开') }),
  },
  platform: { on: ['bash', 'text'], parse: (value) => ({ platform: platform(value) }) },
  exit: { on: ['bash', 'text'], parse: (value) => ({ exit: exitCode(value) }) },
  only: { on: ['bash', 'text'], parse: (value) => ({ only: only(value) }) },
  services: {
    on: ['bash', 'text'],
    parse: (value) => ({ services: list(value, /^[a-z]+$/, '写服务的名字，例如 redis') }),
  },
  nest: { on: ['bash'], parse: (value) => ({ nest: major(value) }) },
};

/**
 * @param language the first word after the backticks; empty if there is none
 * @param meta the rest of that line
 * @throws {FenceError} no language, unknown attribute, bad value, attributes that do not go together
 */
export function parseFence(
  language: string | null | undefined,
  meta: string | null | undefined,
): Fence {
  if (!language)
    throw new FenceError('围栏没有写语言。在 ``` 后面写上它，例如 ```ts；纯文本写 ```text');
  const fence = [...attributes(meta ?? '')].reduce<Fence>(
    (read, [name, value]) => {
      if (Object.hasOwn(read, name)) throw new FenceError(`属性 ${name} 写了两次，留下一个`);
      return { ...read, ...parseAttribute(name, value, language) };
    },
    { language },
  );
  const fault = faultOf(fence);
  if (fault !== undefined) throw new FenceError(fault);
  return fence;
}

/** What is wrong with attributes each of which can be read, but which do not go together. */
function faultOf(fence: Fence): string | undefined {
  const { language, title, nocheck, src, run, logs } = fence;
  const idle = OF_AN_APP.find((name) => fence[name] !== undefined);
  if (idle && run === undefined && logs === undefined)
    return `${idle} 说的是运行着的应用，这里没有 run 或 logs：补上它，或者删掉 ${idle}`;
  // Only what the check compiles needs a name that the compiler knows.
  const isModule = TYPESCRIPT.includes(language) && nocheck === undefined && src === undefined;
  return isModule && title !== undefined && !TYPESCRIPT_FILE.test(title)
    ? `“${title}”不是 TypeScript 文件的名字：写上结尾，例如 title="${title}.${language}"；不是 TypeScript，就换成它的语言`
    : undefined;
}

/** `title="a.ts" run="b.ts"` → `['title', 'a.ts'], ['run', 'b.ts']` */
function* attributes(meta: string): Generator<readonly [string, string]> {
  const pattern = /\s*(?:([\w-]+)="([^"]*)"(?=\s|$)|(\S+))/y;
  while (meta.slice(pattern.lastIndex).trim() !== '') {
    const [, name, value, wrong] = pattern.exec(meta) ?? [];
    if (name === undefined || value === undefined) {
      throw new FenceError(
        `读不懂围栏里的 ${wrong ?? meta}。属性写成 名字="值"，用双引号，等号两边不留空格`,
      );
    }
    yield [name, value];
  }
}

function parseAttribute(name: string, value: string, language: string): Attributes {
  const attribute = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
  if (!attribute) {
    throw new FenceError(`没有 ${name} 这个属性。可以用的是 ${Object.keys(ATTRIBUTES).join('、')}`);
  }
  if (attribute.on && !attribute.on.includes(language)) {
    throw new FenceError(`${name} 只能写在 ${attribute.on.join('、')} 围栏上，这里是 ${language}`);
  }
  if (value.trim() === '') {
    throw new FenceError(
      `${name}="" 是空的。${name === 'nocheck' ? '写上不检查的原因' : '写上它的值，或者删掉它'}`,
    );
  }
  return attribute.parse(value);
}

function list(value: string, item: RegExp, cure: string): readonly string[] {
  const items = value.split(',').map((text) => text.trim());
  const wrong = items.find((text) => !item.test(text));
  if (wrong !== undefined) throw new FenceError(`读不懂“${wrong}”。${cure}`);
  return items;
}

/** Outside of `src/` a download could write over other files of the reader; and `\` is a part of names on some systems only. */
function title(value: string): string {
  if (/^(?:\/|[a-z]:)|\\|(?:^|\/)\.\.(?:\/|$)/i.test(value))
    throw new FenceError(
      `“${value}”不在 src/ 里：从 src/ 里面写起，文件夹之间用 /，不用 ..，例如 title="cats/cats.service.ts"`,
    );
  return value;
}

function frame(value: string): Frame {
  const parsed = parseFrame(value);
  if (!parsed) throw new FenceError(`读不懂外框“${value}”。${FRAME_GRAMMAR}`);
  return parsed;
}

function marks(value: string): readonly number[] {
  const parsed = parseMarks(value);
  if (!parsed) throw new FenceError(`读不懂“${value}”。标出的行写成 3-5,8：行号从 1 数起，不重复`);
  return parsed;
}

function platform(value: string): Platform {
  if (value !== 'express' && value !== 'fastify')
    throw new FenceError(`platform 只能是 express 或 fastify，这里是“${value}”`);
  return value;
}

function major(value: string): '11' | '12' {
  if (value !== '11' && value !== '12')
    throw new FenceError(`nest 只能是 11 或 12，这里是“${value}”`);
  return value;
}

function only(value: string): 'ts' {
  if (value !== 'ts') throw new FenceError(`only 只能是 ts，这里是“${value}”`);
  return value;
}

function exitCode(value: string): number {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 255)
    throw new FenceError(`退出码是 0–255 的整数，这里是“${value}”`);
  return Number(value);
}
