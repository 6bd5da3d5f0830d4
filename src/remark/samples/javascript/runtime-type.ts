/**
 * 一个类型在运行时是什么，规则与 TypeScript 的 `emitDecoratorMetadata` 相同。
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

/** 语言自带、运行时也有的类：不会是谁的依赖，但可以是字段的类型。 */
const BUILT_IN =
  `String Number Boolean BigInt Symbol Object Function Array Date Map Set WeakMap WeakSet Promise RegExp Error
   Buffer URL URLSearchParams AbortController Uint8Array`.split(/\s+/);

/** 语言自带、只是类型的名字。 */
const BUILT_IN_TYPES =
  `Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ReturnType InstanceType
   Awaited ReadonlyArray ReadonlyMap ReadonlySet Iterable AsyncIterable IterableIterator AsyncGenerator Generator
   PromiseLike ArrayLike PropertyKey NodeJS Express`.split(/\s+/);

/** 从这些包引入的东西是值或请求里的对象，Nest 不会注入它们的类。 */
const NEVER_PROVIDERS = /^(?:zod|joi|yup|rxjs|express|fastify|node:.*)(?:\/|$)/;

/** 类型 → 运行时的构造函数，写成代码；说不清的是 `Object`。 */
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

/** 类型 → Nest 能按它注入的类，写成代码：`CatsService`、`clocks.SystemClock`；不是类就没有。 */
export function injectableClass(type: ts.TypeNode | undefined, names: Names): string | undefined {
  const name = runtimeType(type, names);
  if (BUILT_IN.includes(name) || names.enums.has(name)) return undefined;
  const { module } = names.imports.get(name.replace(/\..*/s, '')) ?? {};
  return module && NEVER_PROVIDERS.test(module) ? undefined : name;
}

/** 同上，但名字要有出处：片段里没有出处的名字可能只是类型，写进代码就是一个不存在的变量。 */
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
  return isNull || type.kind === ts.SyntaxKind.UndefinedKeyword || type.kind === ts.SyntaxKind.NeverKeyword;
}
