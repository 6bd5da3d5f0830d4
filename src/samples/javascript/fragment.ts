/** Rewritten code, perhaps with a frame's marks → what the reader sees; nothing if no code is left. */
import ts from 'typescript';
import { BODY_MARK, CLASS_NAME, END_MARK, type Frame, FRAME_MARK } from '../frame';
import { format, type FormatOptions, widthOf } from './format';
import { parse } from './source';
import { restoreUntouched } from './untouched';

/** Members are laid out inside a class, one level deeper than shown. */
const INDENT = 2;

/**
 * @param code the rewritten module
 * @param original the module before that, in the same frame
 */
export async function finish(
  code: string,
  original: string,
  frame: Frame | undefined,
): Promise<string | undefined> {
  const width = widthOf(original);
  if (!frame) return statements(code, original, width);
  const made = split(code);
  const written = split(original);
  const body = await BODY[frame.kind](made.body, written.body, width);
  const imports = await statements(made.imports, written.imports, width);
  return body !== undefined && imports !== undefined ? `${imports}\n\n${body}` : body;
}

/** A module with marks → the imports in front of the frame and the fragment inside. */
function split(text: string): { imports: string; body: string } {
  const body = text.indexOf(BODY_MARK, text.indexOf(FRAME_MARK)) + BODY_MARK.length;
  return {
    imports: text.slice(0, text.indexOf(FRAME_MARK)),
    body: text.slice(body, text.indexOf(END_MARK, body)),
  };
}

type Finish = (body: string, original: string, width: number) => Promise<string | undefined>;

const statements: Finish = async (body, original, width) =>
  parse(body).statements.length > 0 ? tidy(body, original, { parser: 'babel', width }) : undefined;

const members: Finish = async (body, original, width) => {
  const [code, before] = [body, original].map(
    (text) => `class ${CLASS_NAME} {\n${shift(text.trim(), INDENT)}\n}`,
  ) as [string, string];
  const [node] = parse(code).statements;
  if (!node || !ts.isClassDeclaration(node) || node.members.length === 0) return undefined;
  const lines = (await tidy(code, before, { parser: 'babel', width: width + INDENT })).split('\n');
  return shift(lines.slice(1, -1).join('\n'), -INDENT);
};

const BODY: Readonly<Record<Frame['kind'], Finish>> = {
  class: members,
  function: statements,
  value: (body, _original, width) => format(body, { parser: '__js_expression', width }),
};

const tidy = async (code: string, original: string, options: FormatOptions): Promise<string> =>
  restoreUntouched(await format(code, options), code, original);

/** Indents or outdents everything but blank lines. Lines inside template literals, which are content, come back as they were. */
function shift(members: string, by: number): string {
  return by > 0
    ? members.replace(/^(?=.)/gm, ' '.repeat(by))
    : members.replace(new RegExp(`^ {1,${-by}}`, 'gm'), '');
}
