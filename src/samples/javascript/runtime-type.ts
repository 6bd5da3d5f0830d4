/**
 * What a type is at run time, by the rules of TypeScript's `emitDecoratorMetadata`.
 *
 *   string → String      CatsService | null → CatsService      Cat[] → Array      { a: 1 } → Object
 */
import ts from 'typescript';
import type { Names } from './names';

const KEYWORDS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.StringKeyword]: 'String',
  [ts.SyntaxKind.NumberKeyword]: 'Number',
  [ts.SyntaxKind.BooleanKeyword]: 'Boolean',
  [ts.SyntaxKind.BigIntKeyword]: 'BigInt',
  [ts.SyntaxKind.SymbolKeyword]: 'Symbol',
  [ts.SyntaxKind.ArrayType]: 'Array',
  [ts.SyntaxKind.TupleType]: 'Array',
  [ts.SyntaxKind.FunctionType]: 'Function',
};

/** Classes that come with the language or Node: nobody injects them, but a field may have their type. */
const BUILT_IN =
  `String Number Boolean BigInt Symbol Object Function Array Date Map Set WeakMap WeakSet Promise RegExp Error
   Buffer URL URLSearchParams AbortController Uint8Array`.split(/\s+/);

/** Names that come along as types only. */
const BUILT_IN_TYPES =
  `Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ReturnType InstanceType
   Awaited ReadonlyArray ReadonlyMap ReadonlySet Iterable AsyncIterable IterableIterator AsyncGenerator Generator
   PromiseLike ArrayLike PropertyKey NodeJS Express`.split(/\s+/);

/** What these packages export are values or objects of a request: Nest never injects their classes. */
const NEVER_PROVIDERS = /^(?:zod|joi|yup|rxjs|express|fastify|node:.*)(?:\/|$)/;

/** Type → its constructor at run time, as code; `Object` where that is unclear. */
export function runtimeType(type: ts.TypeNode | undefined, names: Names): string {
  if (!type) return 'Object';
  if (ts.isParenthesizedTypeNode(type)) return runtimeType(type.type, names);
  if (ts.isUnionTypeNode(type))
    return common(
      type.types.filter((member) => !isEmpty(member)),
      names,
    );
  if (ts.isLiteralTypeNode(type)) return literal(type.literal);
  if (ts.isTypeReferenceNode(type)) return reference(type.typeName, names);
  return KEYWORDS[type.kind] ?? 'Object';
}

/** Type → the class by which Nest can inject, as code: `CatsService`, `clocks.SystemClock`; `undefined` for no class. */
export function injectableClass(type: ts.TypeNode | undefined, names: Names): string | undefined {
  const name = runtimeType(type, names);
  if (BUILT_IN.includes(name) || names.enums.has(name)) return undefined;
  const { module } = names.imports.get(name.replace(/\..*/s, '')) ?? {};
  return module && NEVER_PROVIDERS.test(module) ? undefined : name;
}

/** The same, for names of known origin: others may be mere types, and in code a variable that does not exist. */
export function knownClass(type: ts.TypeNode | undefined, names: Names): string | undefined {
  const name = injectableClass(type, names);
  const root = name?.replace(/\..*/s, '') ?? '';
  return names.imports.has(root) || names.values.has(root) ? name : undefined;
}

function reference(name: ts.EntityName, names: Names): string {
  const text = name.getText();
  const root = text.replace(/\..*/s, '');
  if (names.types.has(root) || BUILT_IN_TYPES.includes(root)) return 'Object';
  return names.enums.get(text) ?? text;
}

function common(types: readonly ts.TypeNode[], names: Names): string {
  const kinds = new Set(types.map((type) => runtimeType(type, names)));
  const [only = 'Object'] = kinds;
  return kinds.size === 1 ? only : 'Object';
}

function literal(node: ts.LiteralTypeNode['literal']): string {
  if (ts.isStringLiteralLike(node)) return 'String';
  if (ts.isNumericLiteral(node) || ts.isPrefixUnaryExpression(node)) return 'Number';
  return node.kind === ts.SyntaxKind.NullKeyword ? 'Object' : 'Boolean';
}

function isEmpty(type: ts.TypeNode): boolean {
  const isNull = ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;
  return (
    isNull ||
    type.kind === ts.SyntaxKind.UndefinedKeyword ||
    type.kind === ts.SyntaxKind.NeverKeyword
  );
}
