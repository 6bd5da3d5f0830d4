/** 示例里的名字指什么：从哪里引入、只是类型还是运行时也有。 */
import ts from 'typescript';
import { hasModifier, walk } from './source';

export interface Import {
  readonly module: string;
  /** 在那个模块里的名字；默认导出是 `default`，整个命名空间是 `*`。 */
  readonly name: string;
}

export interface Names {
  /** 本地的名字 → 从哪里引入。 */
  readonly imports: ReadonlyMap<string, Import>;
  /** 运行时不存在的名字：接口、类型别名、类型参数、`import type`。 */
  readonly types: ReadonlySet<string>;
  /** 在示例里声明的类和变量。 */
  readonly values: ReadonlySet<string>;
  /** 枚举 → 成员在运行时的构造函数：`String` 或 `Number`。 */
  readonly enums: ReadonlyMap<string, 'String' | 'Number'>;
}

/** 从前面的示例（`earlier`，可省略）和这个示例里收集名字；后出现的说了算。 */
export function collectNames(sources: readonly ts.SourceFile[]): Names {
  const imports = new Map<string, Import>();
  const types = new Set<string>();
  const values = new Set<string>();
  const enums = new Map<string, 'String' | 'Number'>();
  for (const node of sources.flatMap((source) => walk(source))) {
    if (ts.isImportDeclaration(node)) collectImport(node, imports, types);
    else if (isTypeDeclaration(node)) types.add(node.name.text);
    else if (ts.isEnumDeclaration(node)) enums.set(node.name.text, enumType(node));
    else if (ts.isClassDeclaration(node) || ts.isVariableDeclaration(node)) values.add(node.name?.getText() ?? '');
  }
  // 同名的接口和值可以并存（声明合并）：运行时有它。
  values.forEach((name) => types.delete(name));
  return { imports, types, values, enums };
}

function collectImport(node: ts.ImportDeclaration, imports: Map<string, Import>, types: Set<string>): void {
  const module = (node.moduleSpecifier as ts.StringLiteral).text;
  const clause = node.importClause;
  const add = (local: ts.Identifier | undefined, name: string, isType = false): void => {
    if (!local) return;
    imports.set(local.text, { module, name });
    if (isType || clause?.isTypeOnly) types.add(local.text);
    else types.delete(local.text);
  };
  add(clause?.name, 'default');
  const bindings = clause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) add(bindings.name, '*');
  else
    bindings?.elements.forEach((element) =>
      add(element.name, (element.propertyName ?? element.name).text, element.isTypeOnly),
    );
}

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.TypeParameterDeclaration;

function isTypeDeclaration(node: ts.Node): node is TypeDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTypeParameterDeclaration(node);
}

function enumType(node: ts.EnumDeclaration): 'String' | 'Number' {
  const isString = node.members.some(({ initializer }) => initializer && ts.isStringLiteralLike(initializer));
  return isString && !hasModifier(node, ts.SyntaxKind.DeclareKeyword) ? 'String' : 'Number';
}
