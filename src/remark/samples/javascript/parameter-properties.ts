/**
 * 参数属性 → 构造函数体里的赋值（有 `super()` 就在它后面）。
 *
 *   constructor(private readonly cats: CatsService) {}  →  constructor(private readonly cats: CatsService) {
 *                                                            this.cats = cats;
 *                                                          }
 *
 * 用到参数属性的字段初值跟着搬进构造函数：JavaScript 里字段先于构造函数体求值，那时属性还没有赋值。
 */
import ts from 'typescript';
import { CLASS_NAME } from '../frame';
import { type Edit, insert, remove } from './edits';
import { constructorOf, decoratorsOf, hasModifier, walk } from './source';
import type { Step } from './step';

export const parameterProperties: Step = ({ source }) => ({
  edits: walk(source)
    .filter(ts.isClassLike)
    .flatMap((node) => ofClass(node, source)),
});

function ofClass(node: ts.ClassLikeDeclaration, source: ts.SourceFile): Edit[] {
  const constructor = constructorOf(node);
  const names = constructor?.parameters
    .filter((parameter) => ts.isParameterPropertyDeclaration(parameter, constructor))
    .map((parameter) => parameter.name.getText());
  if (!constructor?.body || !names || names.length === 0) return [];
  const moved = dependentFields(node, names);
  const lines = [
    ...names.map((name) => `this.${name} = ${name};`),
    ...moved.map(({ name, initializer }) => `this.${name.getText()} = ${initializer.getText()};`),
  ];
  return [
    insert(startOfBody(constructor.body, source), `\n${lines.join('\n')}`),
    ...moved.map(({ type, exclamationToken, name, initializer }) =>
      remove((type ?? exclamationToken ?? name).end, initializer.end),
    ),
  ];
}

type InitializedField = ts.PropertyDeclaration & { readonly initializer: ts.Expression };

/** 初值直接或间接用到 `assigned` 的字段，按出现的顺序。 */
function dependentFields(node: ts.ClassLikeDeclaration, assigned: readonly string[]): InitializedField[] {
  if (node.name?.text === CLASS_NAME) return [];
  const late = new Set(assigned);
  return node.members.filter(isInitializedField).filter((field) => {
    const uses = walk(field.initializer, (child) => !ts.isFunctionLike(child)).some(
      (child) =>
        ts.isPropertyAccessExpression(child) &&
        child.expression.kind === ts.SyntaxKind.ThisKeyword &&
        late.has(child.name.text),
    );
    if (uses) late.add(field.name.getText());
    return uses;
  });
}

function isInitializedField(member: ts.ClassElement): member is InitializedField {
  return (
    ts.isPropertyDeclaration(member) &&
    member.initializer !== undefined &&
    !ts.isComputedPropertyName(member.name) &&
    !hasModifier(member, ts.SyntaxKind.StaticKeyword) &&
    decoratorsOf(member).length === 0
  );
}

/** `super(…)` 那条语句（连同行尾注释）的后面；没有就是函数体的开头。 */
function startOfBody(body: ts.Block, source: ts.SourceFile): number {
  const statement = body.statements.find((candidate) =>
    walk(candidate, (child) => !ts.isFunctionLike(child)).some(
      (child) => ts.isCallExpression(child) && child.expression.kind === ts.SyntaxKind.SuperKeyword,
    ),
  );
  if (!statement) return body.getStart() + 1;
  return ts.getTrailingCommentRanges(source.text, statement.end)?.at(-1)?.end ?? statement.end;
}
