/** Writes one import or export anew; which names it loses and gains is decided in imports.ts. */
import ts from 'typescript';
import { type Edit, removeWhole, replace } from './edits';
import type { Names } from './names';

export function ofImport(
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
    clause.namedBindings && ts.isNamespaceImport(clause.namedBindings)
      ? clause.namedBindings
      : undefined;
  const parts = [
    clause.name && !isUnused(clause.name.text) ? [clause.name.text] : [],
    namespace && !isUnused(namespace.name.text) ? [namespace.getText()] : [],
    kept.length + added.length > 0 ? [`{ ${merge(all, kept, added).join(', ')} }`] : [],
  ].flat();
  const before = [clause.name, namespace, all.length > 0 ? clause.namedBindings : undefined].filter(
    (part) => part !== undefined,
  );
  if (kept.length === all.length && added.length === 0 && parts.length === before.length) return [];
  return [
    parts.length === 0
      ? removeWhole(node, source)
      : replace(clause.getStart(), clause.end, parts.join(', ')),
  ];
}

/** A sorted list stays sorted; to an unsorted one the names are appended. */
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

export function specifiers({ importClause }: ts.ImportDeclaration): readonly ts.ImportSpecifier[] {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
}

export function ofExport(node: ts.ExportDeclaration, names: Names, source: ts.SourceFile): Edit[] {
  const { exportClause, moduleSpecifier } = node;
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  const kept = exportClause.elements.filter(
    ({ isTypeOnly, propertyName, name }) =>
      !isTypeOnly &&
      (moduleSpecifier !== undefined || !names.types.has((propertyName ?? name).text)),
  );
  if (kept.length === exportClause.elements.length) return [];
  if (kept.length === 0) return [removeWhole(node, source)];
  return [
    replace(
      exportClause.getStart(),
      exportClause.end,
      `{ ${kept.map((element) => element.getText()).join(', ')} }`,
    ),
  ];
}
