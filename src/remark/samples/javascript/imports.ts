/**
 * import 与 export 的列表：去掉只是类型的和改写后不再用到的名字，补上改写后要用的 `Bind`、`Dependencies` 等。
 *
 *   import { Body, Inject, type Type } from '@nestjs/common';
 *     → import { Bind, Body } from '@nestjs/common';
 *
 * 原来就没有用到的名字留着：那是示例要给读者看的引入路径。
 */
import ts from 'typescript';
import { type Edit, insert, removeWhole, replace } from './edits';
import type { Import, Names } from './names';
import { walk } from './source';

/**
 * @param source 已经没有类型的代码
 * @param original 最初的 TypeScript：那里用到而现在没有用到的名字才删
 * @param wanted 要补上的名字
 */
export function importEdits(
  source: ts.SourceFile,
  original: ts.SourceFile,
  names: Names,
  wanted: readonly Import[],
): Edit[] {
  const before = references(original);
  const now = references(source);
  const isUnused = (local: string): boolean => before.has(local) && !now.has(local);
  const declarations = source.statements.filter(ts.isImportDeclaration);
  const { hosted, others } = assign(wanted, declarations, isUnused);
  const first = declarations[0]?.getStart() ?? 0;
  return [
    ...others.map(({ module, names: added }) => insert(first, `import { ${added.join(', ')} } from '${module}';\n`)),
    ...declarations.flatMap((node) => ofImport(node, isUnused, hosted.get(node) ?? [], source)),
    ...source.statements.filter(ts.isExportDeclaration).flatMap((node) => ofExport(node, names, source)),
  ];
}

/** 代码里提到的名字；`a.b` 的 `b`、`{ b: 1 }` 的 `b`、成员名和 import 语句不算。 */
function references(source: ts.SourceFile): ReadonlySet<string> {
  const nodes = walk(source, (node) => !ts.isImportDeclaration(node));
  return new Set(
    nodes
      .filter(ts.isIdentifier)
      .filter((node) => !isLabel(node))
      .map(({ text }) => text),
  );
}

function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) {
    return (ts.isPropertyAccessExpression(parent) ? parent.name : parent.right) === node;
  }
  if (ts.isExportSpecifier(parent)) return parent.parent.parent.moduleSpecifier !== undefined;
  return (
    (ts.isPropertyAssignment(parent) || ts.isClassElement(parent) || ts.isTypeElement(parent)) && parent.name === node
  );
}

interface Addition {
  readonly module: string;
  readonly names: readonly string[];
}

/** 要补的名字放进哪一条 import；没有合适的就另写一条。已经引入的略去。 */
function assign(
  wanted: readonly Import[],
  declarations: readonly ts.ImportDeclaration[],
  isUnused: (local: string) => boolean,
): {
  hosted: ReadonlyMap<ts.ImportDeclaration, readonly string[]>;
  others: readonly Addition[];
} {
  const hosted = new Map<ts.ImportDeclaration, readonly string[]>();
  const others: Addition[] = [];
  for (const module of new Set(wanted.map((item) => item.module))) {
    const added = [...new Set(wanted.filter((item) => item.module === module).map(({ name }) => name))].sort();
    const same = declarations.filter((node) => (node.moduleSpecifier as ts.StringLiteral).text === module);
    const known = same.flatMap((node) => specifiers(node).map(({ name }) => name.text));
    const missing = added.filter((name) => !known.includes(name));
    const hosts = same.filter(
      ({ importClause }) =>
        importClause && !(importClause.namedBindings && ts.isNamespaceImport(importClause.namedBindings)),
    );
    const host = hosts.find((node) => specifiers(node).some(({ name }) => !isUnused(name.text))) ?? hosts[0];
    if (missing.length === 0) continue;
    if (host) hosted.set(host, missing);
    else others.push({ module, names: missing });
  }
  return { hosted, others };
}

function ofImport(
  node: ts.ImportDeclaration,
  isUnused: (local: string) => boolean,
  added: readonly string[],
  source: ts.SourceFile,
): Edit[] {
  const clause = node.importClause;
  if (!clause) return [];
  const all = specifiers(node);
  const kept = all.filter((specifier) => !specifier.isTypeOnly && !isUnused(specifier.name.text));
  const namespace =
    clause.namedBindings && ts.isNamespaceImport(clause.namedBindings) ? clause.namedBindings : undefined;
  const parts = [
    clause.name && !isUnused(clause.name.text) ? [clause.name.text] : [],
    namespace && !isUnused(namespace.name.text) ? [namespace.getText()] : [],
    kept.length + added.length > 0 ? [`{ ${merge(all, kept, added).join(', ')} }`] : [],
  ].flat();
  const before = [clause.name, namespace, all.length > 0 ? clause.namedBindings : undefined].filter(
    (part) => part !== undefined,
  );
  if (kept.length === all.length && added.length === 0 && parts.length === before.length) return [];
  return [parts.length === 0 ? removeWhole(node, source) : replace(clause.getStart(), clause.end, parts.join(', '))];
}

/** 原来的列表排过序，就插到该在的位置；没有排过，就加在最后。 */
function merge(
  all: readonly ts.ImportSpecifier[],
  kept: readonly ts.ImportSpecifier[],
  added: readonly string[],
): string[] {
  const texts = kept.map((specifier) => specifier.getText());
  const original = all.map(({ name }) => name.text);
  const order = [ignoringCase, byCode].find((compare) =>
    original.every((name, index) => index === 0 || compare(original[index - 1]!, name) <= 0),
  );
  return order ? [...texts, ...added].sort(order) : [...texts, ...added];
}

const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const ignoringCase = (a: string, b: string): number => byCode(a.toLowerCase(), b.toLowerCase());

function specifiers({ importClause }: ts.ImportDeclaration): readonly ts.ImportSpecifier[] {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
}

function ofExport(node: ts.ExportDeclaration, names: Names, source: ts.SourceFile): Edit[] {
  const { exportClause, moduleSpecifier } = node;
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  const kept = exportClause.elements.filter(
    ({ isTypeOnly, propertyName, name }) =>
      !isTypeOnly && (moduleSpecifier !== undefined || !names.types.has((propertyName ?? name).text)),
  );
  if (kept.length === exportClause.elements.length) return [];
  if (kept.length === 0) return [removeWhole(node, source)];
  return [
    replace(exportClause.getStart(), exportClause.end, `{ ${kept.map((element) => element.getText()).join(', ')} }`),
  ];
}
