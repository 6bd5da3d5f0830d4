/** What a sample's names stand for: where they come from, and whether they exist at run time. */
import ts from 'typescript';
import { hasModifier, walk } from './source';

export interface Import {
  readonly module: string;
  /** Its name in that module: `default` for the default export, `*` for the namespace. */
  readonly name: string;
}

export interface Names {
  /** Local name → where it is imported from. */
  readonly imports: ReadonlyMap<string, Import>;
  /** Names that do not exist at run time: interfaces, type aliases, type parameters, `import type`. */
  readonly types: ReadonlySet<string>;
  /** Classes and variables that the samples declare. */
  readonly values: ReadonlySet<string>;
  /** Enum → the constructor of its members at run time. */
  readonly enums: ReadonlyMap<string, 'String' | 'Number'>;
}

/** The names of earlier samples and this one, in that order: the later one wins. */
export function collectNames(sources: readonly ts.SourceFile[]): Names {
  const imports = new Map<string, Import>();
  const types = new Set<string>();
  const values = new Set<string>();
  const enums = new Map<string, 'String' | 'Number'>();
  for (const node of sources.flatMap((source) => walk(source))) {
    if (ts.isImportDeclaration(node)) collectImport(node, imports, types);
    else if (isTypeDeclaration(node)) types.add(node.name.text);
    else if (ts.isEnumDeclaration(node)) enums.set(node.name.text, enumType(node));
    else if (ts.isClassDeclaration(node) || ts.isVariableDeclaration(node))
      values.add(node.name?.getText() ?? '');
  }
  // An interface may share its name with a value (declaration merging): then it exists at run time.
  values.forEach((name) => types.delete(name));
  return { imports, types, values, enums };
}

function collectImport(
  node: ts.ImportDeclaration,
  imports: Map<string, Import>,
  types: Set<string>,
): void {
  const module = (node.moduleSpecifier as ts.StringLiteral).text;
  const clause = node.importClause;
  const add = (local: ts.Identifier | undefined, name: string, isType = false): void => {
    if (!local) return;
    imports.set(local.text, { module, name });
    if (isType || clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) types.add(local.text);
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

type TypeDeclaration =
  ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.TypeParameterDeclaration;

function isTypeDeclaration(node: ts.Node): node is TypeDeclaration {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node)
  );
}

function enumType(node: ts.EnumDeclaration): 'String' | 'Number' {
  const isString = node.members.some(
    ({ initializer }) => initializer && ts.isStringLiteralLike(initializer),
  );
  return isString && !hasModifier(node, ts.SyntaxKind.DeclareKeyword) ? 'String' : 'Number';
}
