/**
 * 枚举 → 冻结的对象。
 *
 *   export enum Level { Low, High = 5 }  →  export const Level = Object.freeze({ Low: 0, High: 5 });
 *
 * 数字枚举的反向映射（`Level[0]`）只在示例用到它时才写出来。
 */
import ts from 'typescript';
import { type Edit, insert, replace } from './edits';
import { hasModifier, refuse, walk } from './source';
import type { Step } from './step';

type Value = string | number;

export const enums: Step = ({ source }) => {
  const nodes = walk(source)
    .filter(ts.isEnumDeclaration)
    .filter((node) => !hasModifier(node, ts.SyntaxKind.DeclareKeyword));
  nodes.forEach((node, index) => {
    const earlier = nodes
      .slice(0, index)
      .some(({ name, parent }) => name.text === node.name.text && parent === node.parent);
    if (earlier) refuse(node.getStart(), source, `枚举 ${node.name.text} 分成了几处声明，合成一处`);
  });
  return { edits: nodes.flatMap((node) => ofEnum(node, source)) };
};

function ofEnum(node: ts.EnumDeclaration, source: ts.SourceFile): Edit[] {
  const constKeyword = ts.getModifiers(node)?.find(({ kind }) => kind === ts.SyntaxKind.ConstKeyword);
  const keyword = constKeyword ?? node.getChildren().find(({ kind }) => kind === ts.SyntaxKind.EnumKeyword)!;
  const values = new Map<string, Value | undefined>();
  const members = node.members.flatMap((member) => ofMember(member, values, source));
  return [
    replace(keyword.getStart(), node.members.pos, `const ${node.name.text} = Object.freeze({`),
    ...members,
    ...(isReversed(node, source) ? [insert(node.members.end, reverse(node, values))] : []),
    replace(node.end - 1, node.end, '});'),
  ];
}

/** 一个成员变成一个属性；它的值（算得出来的话）记进 `values`，供后面的成员用。 */
function ofMember(member: ts.EnumMember, values: Map<string, Value | undefined>, source: ts.SourceFile): Edit[] {
  const { initializer } = member;
  const owner = member.parent.name.text;
  const value = initializer ? evaluate(initializer, owner, values) : following(values);
  if (!initializer) {
    if (value === undefined) refuse(member.getStart(), source, '算不出这个枚举成员的值，写明它');
    values.set(nameOf(member), value);
    return [insert(member.name.end, `: ${value}`)];
  }
  const refers = walk(initializer).some(
    (child) => ts.isIdentifier(child) && (values.has(child.text) || child.text === owner),
  );
  if (refers && value === undefined)
    refuse(initializer.getStart(), source, '枚举成员的值用到了别的成员，又算不出来；把值写明');
  values.set(nameOf(member), value);
  const text = refers ? JSON.stringify(value) : initializer.getText();
  return [replace(member.name.end, initializer.end, `: ${text}`)];
}

const nameOf = ({ name }: ts.EnumMember): string => (ts.isStringLiteralLike(name) ? name.text : name.getText());

function following(values: ReadonlyMap<string, Value | undefined>): number | undefined {
  if (values.size === 0) return 0;
  const last = [...values.values()].at(-1);
  return typeof last === 'number' ? last + 1 : undefined;
}

/** 常量表达式的值；算不出来就没有。 */
function evaluate(
  node: ts.Expression,
  owner: string,
  values: ReadonlyMap<string, Value | undefined>,
): Value | undefined {
  const inner = (child: ts.Expression): Value | undefined => evaluate(child, owner, values);
  if (ts.isParenthesizedExpression(node)) return inner(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isIdentifier(node)) return values.get(node.text);
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === owner) return values.get(node.name.text);
  if (ts.isPrefixUnaryExpression(node)) return unary(node.operator, inner(node.operand));
  if (ts.isBinaryExpression(node)) return binary(node.operatorToken.kind, inner(node.left), inner(node.right));
  return undefined;
}

function unary(operator: ts.SyntaxKind, value: Value | undefined): number | undefined {
  if (typeof value !== 'number') return undefined;
  if (operator === ts.SyntaxKind.MinusToken) return -value;
  return operator === ts.SyntaxKind.TildeToken ? ~value : value;
}

function binary(operator: ts.SyntaxKind, left: Value | undefined, right: Value | undefined): Value | undefined {
  if (left === undefined || right === undefined) return undefined;
  if (typeof left === 'string' || typeof right === 'string') {
    return operator === ts.SyntaxKind.PlusToken ? `${left}${right}` : undefined;
  }
  return ARITHMETIC[operator]?.(left, right);
}

const ARITHMETIC: Partial<Record<ts.SyntaxKind, (left: number, right: number) => number>> = {
  [ts.SyntaxKind.PlusToken]: (left, right) => left + right,
  [ts.SyntaxKind.MinusToken]: (left, right) => left - right,
  [ts.SyntaxKind.AsteriskToken]: (left, right) => left * right,
  [ts.SyntaxKind.BarToken]: (left, right) => left | right,
  [ts.SyntaxKind.AmpersandToken]: (left, right) => left & right,
  [ts.SyntaxKind.CaretToken]: (left, right) => left ^ right,
  [ts.SyntaxKind.LessThanLessThanToken]: (left, right) => left << right,
  [ts.SyntaxKind.GreaterThanGreaterThanToken]: (left, right) => left >> right,
};

/** 有没有用变量按值取名字：`Level[level]`。 */
function isReversed(node: ts.EnumDeclaration, source: ts.SourceFile): boolean {
  return walk(source).some(
    (child) =>
      ts.isElementAccessExpression(child) &&
      child.expression.getText() === node.name.text &&
      !ts.isStringLiteralLike(child.argumentExpression),
  );
}

function reverse(node: ts.EnumDeclaration, values: ReadonlyMap<string, Value | undefined>): string {
  const numbers = [...values].filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const entries = numbers.map(([name, value]) => `${value < 0 ? `'${value}'` : value}: '${name}',`);
  return `${node.members.hasTrailingComma ? '' : ','} ${entries.join(' ')}`;
}
