/**
 * A fragment (members of a class, statements, one expression) stands in a frame, so that it reads as a module:
 *
 *   @Get()              frame="class(private readonly cats: CatsService)"
 *   findAll() {}
 *      ↓
 *   〔frame〕 class __Fragment { constructor(private readonly cats: CatsService) {} 〔body〕
 *   @Get()
 *   findAll() {}
 *   〔end〕 }
 *
 * Imports at the top of the fragment stay in front. The opening takes exactly one line and moves no column, so
 * mapping a position back is subtracting one line. 〔…〕 are three comments by which the making of JavaScript finds the
 * fragment again (javascript/fragment.ts) after it rewrote the frame around it.
 */

export type Frame =
  | { readonly kind: 'class'; readonly parameters: string }
  | { readonly kind: 'function'; readonly parameters: string }
  /** An empty `type` leaves it to inference. */
  | { readonly kind: 'value'; readonly type: string };

export interface Framed {
  /** A whole module. */
  readonly code: string;
  /** Its line (counted from 0) where the frame opens; nothing of the fragment stands there. */
  readonly frameLine: number;
  /** A line of the module (from 0) → the line of the fragment, the nearest one for lines of the frame. */
  readonly toFragmentLine: (line: number) => number;
}

export const FRAME_MARK = '/*frame*/';
export const BODY_MARK = '/*body*/';
export const END_MARK = '/*end*/';
/** The names that frames declare: classes the first, functions and values the second. */
export const CLASS_NAME = '__Fragment';
const VALUE_NAME = '__fragment';

/** Told to the writer of a frame that cannot be read. */
export const FRAME_GRAMMAR =
  '外框写成 class、class(参数)、function、function(参数)、value 或 value: 类型';

/** The value of `frame="…"`; `undefined` if it cannot be read. */
export function parseFrame(text: string): Frame | undefined {
  const [, kind, parameters = ''] = /^\s*(class|function)\s*(?:\((.*)\))?\s*$/s.exec(text) ?? [];
  if (kind === 'class' || kind === 'function') return { kind, parameters: parameters.trim() };
  const value = /^\s*value\s*(?::\s*(\S.*?))?\s*$/s.exec(text);
  return value ? { kind: 'value', type: value[1] ?? '' } : undefined;
}

/** The frame of the fragment's JavaScript: without parameters and type, which are TypeScript. */
export function untyped(frame: Frame): Frame {
  return frame.kind === 'value' ? { ...frame, type: '' } : { ...frame, parameters: '' };
}

/** Fragment + frame → module. */
export function wrap(fragment: string, frame: Frame): Framed {
  const [imports, body] = splitImports(fragment);
  const { head, tail } = shell(frame);
  const frameLine = lineBreaks(imports);
  const lastLine = lineBreaks(fragment.trimEnd());
  return {
    code: `${imports}${FRAME_MARK} ${head} ${BODY_MARK}\n${body}\n${END_MARK} ${tail}\n`,
    frameLine,
    toFragmentLine: (line) => Math.min(line <= frameLine ? line : line - 1, lastLine),
  };
}

function shell(frame: Frame): { head: string; tail: string } {
  switch (frame.kind) {
    case 'class':
      return {
        head: `class ${CLASS_NAME} {${frame.parameters ? ` constructor(${frame.parameters}) {}` : ''}`,
        tail: '}',
      };
    case 'function':
      return { head: `async function ${VALUE_NAME}(${frame.parameters}) {`, tail: '}' };
    case 'value':
      return { head: `const ${VALUE_NAME}${frame.type ? `: ${frame.type}` : ''} = (`, tail: ');' };
  }
}

/** The imports at the top, with the blank lines between and after them, and the rest. */
function splitImports(fragment: string): readonly [imports: string, body: string] {
  const trivia = String.raw`(?:[ \t]*\n|[ \t]*\/\/.*\n|[ \t]*\/\*[^]*?\*\/[ \t]*\n)*`;
  const source = String.raw`(?:'[^'\n]*'|"[^"\n]*")(?:\s+with\s*\{[^}]*\})?\s*?\)?;?`;
  const statement = String.raw`import\b(?!\s*[(.])[^;]*?${source}[ \t]*(?:\/\/.*)?(?:\n|$)`;
  const [imports = ''] =
    new RegExp(String.raw`^(?:(?:${trivia}${statement})+(?:[ \t]*\n)*)?`).exec(fragment) ?? [];
  const lineEnd = imports === '' || imports.endsWith('\n') ? '' : '\n';
  return [imports + lineEnd, fragment.slice(imports.length)];
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
