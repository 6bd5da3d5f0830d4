/**
 * Import and export lists: without types and names that the rewriting left unused, with those it needs
 * (`Bind`, `Dependencies`, …).
 *
 *   import { Body, Inject, type Type } from '@nestjs/common';
 *     → import { Bind, Body } from '@nestjs/common';
 *
 * Names that were unused from the start stay: the sample shows the reader where to import them from. `export default` of a
 * type goes.
 */
import ts from 'typescript';
import { type Edit, insert, removeWhole } from './edits';
import { ofExport, ofImport, specifiers } from './import-clauses';
import type { Import, Names } from './names';
import { walk } from './source';

/**
 * @param source the code, free of types
 * @param original the TypeScript: only names used there and no longer used now are removed
 * @param wanted the names to add
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
    ...others.map(({ module, names: added }) =>
      insert(first, `import { ${added.join(', ')} } from '${module}';\n`),
    ),
    ...declarations.flatMap((node) => ofImport(node, isUnused, hosted.get(node) ?? [], source)),
    ...source.statements
      .filter(ts.isExportDeclaration)
      .flatMap((node) => ofExport(node, names, source)),
    ...source.statements
      .filter(ts.isExportAssignment)
      .filter(({ expression }) => ts.isIdentifier(expression) && names.types.has(expression.text))
      .map((node) => removeWhole(node, source)),
  ];
}

/** The names that code refers to; not the `b` of `a.b` or `{ b: 1 }`, nor names of members, nor imports. */
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
    (ts.isPropertyAssignment(parent) || ts.isClassElement(parent) || ts.isTypeElement(parent)) &&
    parent.name === node
  );
}

interface Addition {
  readonly module: string;
  readonly names: readonly string[];
}

/** Which import takes a name, if any can; names already imported are left out. */
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
    const added = [
      ...new Set(wanted.filter((item) => item.module === module).map(({ name }) => name)),
    ].sort();
    const same = declarations.filter(
      (node) => (node.moduleSpecifier as ts.StringLiteral).text === module,
    );
    const known = same.flatMap((node) => specifiers(node).map(({ name }) => name.text));
    const missing = added.filter((name) => !known.includes(name));
    const hosts = same.filter(
      ({ importClause }) =>
        importClause &&
        !(importClause.namedBindings && ts.isNamespaceImport(importClause.namedBindings)),
    );
    const host =
      hosts.find((node) => specifiers(node).some(({ name }) => !isUnused(name.text))) ?? hosts[0];
    if (missing.length === 0) continue;
    if (host) hosted.set(host, missing);
    else others.push({ module, names: missing });
  }
  return { hosted, others };
}
