/**
 * Parameter properties → assignments in the constructor's body, after `super()` if it is called.
 *
 *   constructor(private readonly cats: CatsService) {}  →  constructor(private readonly cats: CatsService) {
 *                                                            this.cats = cats;
 *                                                          }
 *
 * Field initializers that use such a property move along: JavaScript evaluates fields before the body of the
 * constructor, when the property has no value yet.
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

/** The fields whose initializer uses `assigned`, directly or through one another, in source order. */
function dependentFields(
  node: ts.ClassLikeDeclaration,
  assigned: readonly string[],
): InitializedField[] {
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

/** Behind the statement with `super(…)` and its trailing comment; else the start of the body. */
function startOfBody(body: ts.Block, source: ts.SourceFile): number {
  const statement = body.statements.find((candidate) =>
    walk(candidate, (child) => !ts.isFunctionLike(child)).some(
      (child) => ts.isCallExpression(child) && child.expression.kind === ts.SyntaxKind.SuperKeyword,
    ),
  );
  if (!statement) return body.getStart() + 1;
  return ts.getTrailingCommentRanges(source.text, statement.end)?.at(-1)?.end ?? statement.end;
}
