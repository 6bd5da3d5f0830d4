/** Reading TypeScript: the syntax tree, walking it, and giving up on what has no JavaScript variant. */
import ts from 'typescript';
import { Lru } from '../../lru';
import { UnsupportedSample } from './unsupported';

/** Room for the trees of one sample's steps, and for that of its page's earlier TypeScript. */
const MAX_TREES = 16;

/** Half of what is parsed was parsed a moment ago. Nobody changes a tree. */
const trees = new Lru<ts.SourceFile>(MAX_TREES);

/**
 * Text → syntax tree.
 * @throws {UnsupportedSample} for a syntax error
 */
export function parse(text: string): ts.SourceFile {
  return trees.of(text, () => read(text));
}

function read(text: string): ts.SourceFile {
  const source = ts.createSourceFile(
    'sample.ts',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TS,
  );
  // An internal field of the parser: the public way needs a whole program and is a hundred times slower.
  const { parseDiagnostics } = source as unknown as {
    parseDiagnostics: readonly ts.DiagnosticWithLocation[];
  };
  const [first] = parseDiagnostics;
  if (first) {
    refuse(
      first.start,
      source,
      `语法有错：${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`,
    );
  }
  return source;
}

/** Gives up on the sample and names the line. */
export function refuse(position: number, source: ts.SourceFile, reason: string): never {
  throw new UnsupportedSample(reason, source.getLineAndCharacterOfPosition(position).line + 1);
}

/** A node and its descendants, outer ones first; of a node that `into` refuses, only itself. */
export function walk(node: ts.Node, into: (node: ts.Node) => boolean = () => true): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (current: ts.Node): void => {
    found.push(current);
    if (into(current)) ts.forEachChild(current, visit);
  };
  visit(node);
  return found;
}

/** All class declarations, outer ones first. */
export function classes(source: ts.SourceFile): ts.ClassDeclaration[] {
  return walk(source).filter(ts.isClassDeclaration);
}

/** The constructor with a body; overload signatures do not count. */
export function constructorOf(
  node: ts.ClassLikeDeclaration,
): ts.ConstructorDeclaration | undefined {
  return node.members.filter(ts.isConstructorDeclaration).find((member) => member.body);
}

export function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind)
  );
}

export function decoratorsOf(node: ts.Node): readonly ts.Decorator[] {
  return ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
}

/** `@Body('name')` → name `Body`, arguments `['name']`; `@Column` → no call. */
export interface DecoratorCall {
  readonly name: string;
  /** Absent without parentheses. */
  readonly call?: ts.CallExpression;
  readonly arguments: readonly ts.Expression[];
}

export function decoratorCall({ expression }: ts.Decorator): DecoratorCall {
  const call = ts.isCallExpression(expression) ? expression : undefined;
  return {
    name: (call?.expression ?? expression).getText(),
    call,
    arguments: call?.arguments ?? [],
  };
}
