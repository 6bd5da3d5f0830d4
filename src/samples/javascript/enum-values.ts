/** What the compiler would compute for the members of an enum: a frozen object has to state it. */
import ts from 'typescript';

export type Value = string | number;

/** The value of a member without an initializer, by those of the members before it. */
export function following(values: ReadonlyMap<string, Value | undefined>): number | undefined {
  if (values.size === 0) return 0;
  const last = [...values.values()].at(-1);
  return typeof last === 'number' ? last + 1 : undefined;
}

/** The value of a constant expression; `undefined` if it is not one. */
export function evaluate(
  node: ts.Expression,
  owner: string,
  values: ReadonlyMap<string, Value | undefined>,
): Value | undefined {
  const inner = (child: ts.Expression): Value | undefined => evaluate(child, owner, values);
  if (ts.isParenthesizedExpression(node)) return inner(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isIdentifier(node)) return values.get(node.text);
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === owner)
    return values.get(node.name.text);
  if (ts.isPrefixUnaryExpression(node)) return unary(node.operator, inner(node.operand));
  if (ts.isBinaryExpression(node))
    return binary(node.operatorToken.kind, inner(node.left), inner(node.right));
  return undefined;
}

function unary(operator: ts.SyntaxKind, value: Value | undefined): number | undefined {
  if (typeof value !== 'number') return undefined;
  if (operator === ts.SyntaxKind.MinusToken) return -value;
  return operator === ts.SyntaxKind.TildeToken ? ~value : value;
}

function binary(
  operator: ts.SyntaxKind,
  left: Value | undefined,
  right: Value | undefined,
): Value | undefined {
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
  [ts.SyntaxKind.AsteriskAsteriskToken]: (left, right) => left ** right,
  [ts.SyntaxKind.SlashToken]: (left, right) => left / right,
  [ts.SyntaxKind.PercentToken]: (left, right) => left % right,
  [ts.SyntaxKind.BarToken]: (left, right) => left | right,
  [ts.SyntaxKind.AmpersandToken]: (left, right) => left & right,
  [ts.SyntaxKind.CaretToken]: (left, right) => left ^ right,
  [ts.SyntaxKind.LessThanLessThanToken]: (left, right) => left << right,
  [ts.SyntaxKind.GreaterThanGreaterThanToken]: (left, right) => left >> right,
  [ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken]: (left, right) => left >>> right,
};
