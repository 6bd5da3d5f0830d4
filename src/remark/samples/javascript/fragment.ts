/** 改写好的代码（可能带着外框的记号）→ 排好版的成品；什么都没有剩下就没有成品。 */
import ts from 'typescript';
import { BODY_MARK, CLASS_NAME, END_MARK, type Frame, FRAME_MARK } from '../frame';
import { format, WIDTH } from './format';
import { parse, walk } from './source';

/** 类的成员排版时多缩进一层。 */
const INDENT = 2;

export function finish(code: string, frame: Frame | undefined): string | undefined {
  if (!frame) return parse(code).statements.length > 0 ? format(code, { parser: 'babel' }) : undefined;
  const [imports = '', rest = ''] = split(code, FRAME_MARK);
  const body = rest.slice(rest.indexOf(BODY_MARK) + BODY_MARK.length, rest.indexOf(END_MARK));
  const formatted = FINISH[frame.kind](body);
  if (formatted === undefined) return undefined;
  return imports.trim() === '' ? formatted : `${format(imports, { parser: 'babel' })}\n\n${formatted}`;
}

const split = (text: string, mark: string): string[] => [text.slice(0, text.indexOf(mark)), text.slice(text.indexOf(mark))];

const FINISH: Readonly<Record<Frame['kind'], (body: string) => string | undefined>> = {
  class: (body) => {
    const code = `class ${CLASS_NAME} {${body}}`;
    const [node] = parse(code).statements;
    if (!node || !ts.isClassDeclaration(node) || node.members.length === 0) return undefined;
    const formatted = format(code, { parser: 'babel', width: WIDTH + INDENT });
    return dedent(formatted.slice(formatted.indexOf('\n') + 1, formatted.lastIndexOf('\n')), formatted.indexOf('\n') + 1, formatted);
  },
  function: (body) => (parse(body).statements.length > 0 ? format(body, { parser: 'babel' }) : undefined),
  value: (body) => format(body, { parser: '__js_expression' }),
};

/** 左移一层；模板字符串里的行是内容，不动。 */
function dedent(text: string, offset: number, whole: string): string {
  const templates = [...walk(parse(whole))].filter((node) => ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node));
  let position = offset;
  return text
    .split('\n')
    .map((line) => {
      const start = position;
      position += line.length + 1;
      const inside = templates.some((node) => node.getStart() < start && start < node.end);
      return inside || !line.startsWith(' '.repeat(INDENT)) ? line : line.slice(INDENT);
    })
    .join('\n');
}
