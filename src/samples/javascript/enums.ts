/**
 * Enums → frozen objects.
 *
 *   export enum Level { Low, High = 5 }  →  export const Level = Object.freeze({ Low: 0, High: 5 });
 *
 * The reverse mapping of numbers (`Level[0]`) would be noise, so it appears only where the sample uses it.
 */
import ts from 'typescript';
import { type Edit, insert, replace } from './edits';
import { evaluate, following, type Value } from './enum-values';
import { hasModifier, refuse, walk } from './source';
import type { Step } from './step';

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
  const constKeyword = ts
    .getModifiers(node)
    ?.find(({ kind }) => kind === ts.SyntaxKind.ConstKeyword);
  const keyword =
    constKeyword ?? node.getChildren().find(({ kind }) => kind === ts.SyntaxKind.EnumKeyword)!;
  const values = new Map<string, Value | undefined>();
  const members = node.members.flatMap((member) => ofMember(member, values, source));
  const isLookedUp = isReversed(node, source);
  const unknown = node.members.find((member) => values.get(nameOf(member)) === undefined);
  if (isLookedUp && unknown)
    refuse(
      unknown.getStart(),
      source,
      `用到了 ${node.name.text}[…]，又算不出这个枚举成员的值；把值写明`,
    );
  return [
    replace(keyword.getStart(), node.members.pos, `const ${node.name.text} = Object.freeze({`),
    ...members,
    ...(isLookedUp ? [insert(node.members.end, reverse(node, values))] : []),
    replace(node.end - 1, node.end, '});'),
  ];
}

/** A member becomes a property; its value, if known, goes into `values` because later members may refer to it. */
function ofMember(
  member: ts.EnumMember,
  values: Map<string, Value | undefined>,
  source: ts.SourceFile,
): Edit[] {
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

const nameOf = ({ name }: ts.EnumMember): string =>
  ts.isStringLiteralLike(name) ? name.text : name.getText();

/** Whether the sample looks up a name by value: `Level[level]`. */
function isReversed(node: ts.EnumDeclaration, source: ts.SourceFile): boolean {
  return walk(source).some(
    (child) =>
      ts.isElementAccessExpression(child) &&
      child.expression.getText() === node.name.text &&
      !ts.isStringLiteralLike(child.argumentExpression),
  );
}

function reverse(node: ts.EnumDeclaration, values: ReadonlyMap<string, Value | undefined>): string {
  const numbers = [...values].filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  const entries = numbers.map(([name, value]) => `${value < 0 ? `'${value}'` : value}: '${name}',`);
  return `${node.members.hasTrailingComma ? '' : ','} ${entries.join(' ')}`;
}
