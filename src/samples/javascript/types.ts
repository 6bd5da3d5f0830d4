/**
 * Erases what is TypeScript only: annotations, generics, interfaces, modifiers, assertions, overloads, abstract
 * members, `declare`, … Parameter decorators, parameter properties and enums are rewritten before.
 * What goes as a whole is decided in removed.ts, the names in import and export lists in imports.ts.
 *
 * ts-blank-space 0.9 in its place changed 461 of the book's 2077 samples: it leaves a blank line where an import is gone
 * (109) and refuses the modifiers of constructor parameters (352). TypeScript's own emit loses blank lines and quotes.
 */
import ts from 'typescript';
import { type Edit, insert, nextToken, remove, removeWhole, removeWord, replace } from './edits';
import { isRemoved } from './removed';
import { walk } from './source';
import type { Step } from './step';

const TYPE_MODIFIERS = [
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.AbstractKeyword,
];

/** Comments that speak to TypeScript only. */
const DIRECTIVE =
  /^(?:\/\/\/\s*<(?:reference|amd)|\/[/*]\s*@ts-|\/[/*]\s*eslint-(?:dis|en)able.*@typescript-eslint)/;

export const types: Step = ({ source }) => {
  const nodes = walk(source, (node) => !isTypeOnly(node));
  const edits = nodes.flatMap((node) => [...ofNode(node, source), ...directives(node, source)]);
  return { edits: [...edits, ...nodes.flatMap((node) => semicolon(node, source, edits))] };
};

const isTypeOnly = (node: ts.Node): boolean =>
  ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node);

function ofNode(node: ts.Node, source: ts.SourceFile): Edit[] {
  if (isRemoved(node)) return [removeWhole(node, source)];
  return [
    ...modules(node),
    ...modifiers(node, source),
    ...annotation(node),
    ...marks(node),
    ...generics(node, source),
    ...assertions(node),
    ...thisParameter(node, source),
  ];
}

/** `import x = require('y')`, `export = x`, and `.ts` in relative paths. */
function modules(node: ts.Node): Edit[] {
  if (ts.isExportAssignment(node) && node.isExportEquals) {
    return [replace(node.getStart(), node.expression.getStart(), 'module.exports = ')];
  }
  if (ts.isImportEqualsDeclaration(node))
    return [replace(node.getStart(), node.name.getStart(), 'const ')];
  return ts.isStringLiteral(node) && isModulePath(node)
    ? [replace(node.getStart(), node.end, node.getText().replace(/\.([cm]?)ts(.)$/, '.$1js$2'))]
    : [];
}

function isModulePath(node: ts.StringLiteral): boolean {
  const { parent } = node;
  const isImported = ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
  const isLoaded =
    ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  return (isImported || isLoaded) && /^\.{1,2}\/.*(?<!\.d)\.[cm]?ts$/.test(node.text);
}

function modifiers(node: ts.Node, source: ts.SourceFile): Edit[] {
  if (!ts.canHaveModifiers(node)) return [];
  return (ts.getModifiers(node) ?? [])
    .filter(({ kind }) => TYPE_MODIFIERS.includes(kind))
    .map((modifier) => removeWord(modifier, source));
}

/** `: Type`; the `?` or `!` in front of it is among the marks. */
function annotation(node: ts.Node): Edit[] {
  const annotated =
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isFunctionLike(node);
  return annotated && node.type ? [remove(node.type.pos - 1, node.type.end)] : [];
}

/** The `?` and `!` behind a name. */
function marks(node: ts.Node): Edit[] {
  const marked =
    ts.isParameter(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isVariableDeclaration(node);
  if (!marked) return [];
  const { questionToken, exclamationToken } = node as {
    questionToken?: ts.Node;
    exclamationToken?: ts.Node;
  };
  return [questionToken, exclamationToken].flatMap((mark) =>
    mark ? [remove(mark.getStart(), mark.end)] : [],
  );
}

/** `<T>`, `<Cat>(…)`, `implements Cat` */
function generics(node: ts.Node, source: ts.SourceFile): Edit[] {
  if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword)
    return [remove(node.pos, node.end)];
  const { typeParameters, typeArguments } = node as {
    typeParameters?: ts.NodeArray<ts.Node>;
    typeArguments?: ts.NodeArray<ts.Node>;
  };
  return [typeParameters, typeArguments].flatMap((list) =>
    list ? [remove(list.pos - 1, nextToken(list.end, source) + 1)] : [],
  );
}

function assertions(node: ts.Node): Edit[] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)) {
    return [remove(node.expression.end, node.end)];
  }
  // In brackets: `() => <Cat>{ name }` would become a function with a label in it. Prettier takes away those that say nothing.
  return ts.isTypeAssertionExpression(node)
    ? [replace(node.getStart(), node.expression.getStart(), '('), insert(node.end, ')')]
    : [];
}

/** What a line break may end instead of a semicolon. */
const ENDED_BY_LINE = [
  ts.SyntaxKind.VariableStatement,
  ts.SyntaxKind.ExpressionStatement,
  ts.SyntaxKind.ReturnStatement,
  ts.SyntaxKind.ThrowStatement,
  ts.SyntaxKind.ExportAssignment,
  ts.SyntaxKind.PropertyDeclaration,
];

/**
 * A line break ends a statement only if the next line cannot go on with it. Where what is erased stood before or behind it, it
 * might: `const a = b as string` over `[c] = d`, and a type alias between the two.
 */
function semicolon(node: ts.Node, source: ts.SourceFile, edits: readonly Edit[]): Edit[] {
  if (!ENDED_BY_LINE.includes(node.kind) || source.text[node.end - 1] === ';') return [];
  const next = nextToken(node.end, source);
  const isErased = edits.some(
    ({ start, end }) => end === node.end || (start >= node.end && start <= next && next < end),
  );
  return isErased ? [insert(node.end, ';')] : [];
}

function thisParameter(node: ts.Node, source: ts.SourceFile): Edit[] {
  if (!ts.isParameter(node) || node.name.getText() !== 'this') return [];
  const next = nextToken(node.end, source);
  return [
    remove(node.getStart(), source.text[next] === ',' ? nextToken(next + 1, source) : node.end),
  ];
}

function directives(node: ts.Node, source: ts.SourceFile): Edit[] {
  const { text } = source;
  return (ts.getLeadingCommentRanges(text, node.pos) ?? [])
    .filter(({ pos, end }) => DIRECTIVE.test(text.slice(pos, end)))
    .map(({ pos, end }) => remove(pos, text[end] === '\n' ? end + 1 : end));
}
