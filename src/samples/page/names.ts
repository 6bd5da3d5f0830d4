/** The top-level names of a module: what it imports, declares and exports. */
import ts from 'typescript';
import { Lru, MAX_SAMPLES } from '../../lru';

/** One name of an import statement. */
export interface Import {
  readonly local: string;
  readonly specifier: string;
  readonly typeOnly: boolean;
  /** `import * as` · `import x from` · `import x = require()` · `import {imported as local}`. */
  readonly form: 'namespace' | 'default' | 'require' | 'named';
  readonly imported: string;
}

interface Declaration {
  readonly name: string;
  readonly exported: boolean;
  /** An interface or type alias: `import type` only. */
  readonly typeOnly: boolean;
}

export interface Names {
  readonly imports: readonly Import[];
  readonly declarations: readonly Declaration[];
}

/** The same module is part of several archives. */
const read = new Lru<Names>(MAX_SAMPLES);

export function namesOf(code: string): Names {
  return read.of(code, () => readNames(code));
}

function readNames(code: string): Names {
  const { statements } = ts.createSourceFile(
    'sample.tsx',
    code,
    ts.ScriptTarget.ES2023,
    true,
    ts.ScriptKind.TS,
  );
  return {
    imports: statements.flatMap((statement) => [...importsOf(statement)]),
    declarations: markExported(
      statements.flatMap((statement) => [...declarationsOf(statement)]),
      exportLists(statements),
    ),
  };
}

function* importsOf(statement: ts.Statement): Generator<Import> {
  if (
    ts.isImportEqualsDeclaration(statement) &&
    ts.isExternalModuleReference(statement.moduleReference)
  ) {
    const { expression } = statement.moduleReference;
    const local = statement.name.text;
    if (ts.isStringLiteral(expression)) {
      yield {
        local,
        imported: local,
        specifier: expression.text,
        typeOnly: statement.isTypeOnly,
        form: 'require',
      };
    }
  }
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return;
  const specifier = statement.moduleSpecifier.text;
  const clause = statement.importClause;
  if (!clause) return;
  const typeOnly = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (clause.name)
    yield { local: clause.name.text, imported: 'default', specifier, typeOnly, form: 'default' };
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) {
    yield { local: bindings.name.text, imported: '*', specifier, typeOnly, form: 'namespace' };
  }
  for (const element of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
    yield {
      local: element.name.text,
      imported: (element.propertyName ?? element.name).text,
      specifier,
      typeOnly: typeOnly || element.isTypeOnly,
      form: 'named',
    };
  }
}

function* declarationsOf(statement: ts.Statement): Generator<Declaration> {
  const flags = ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement) ?? []).map(({ kind }) => kind)
    : [];
  const exported =
    flags.includes(ts.SyntaxKind.ExportKeyword) && !flags.includes(ts.SyntaxKind.DefaultKeyword);
  if (ts.isVariableStatement(statement)) {
    for (const { name } of statement.declarationList.declarations) {
      for (const text of boundNames(name)) yield { name: text, exported, typeOnly: false };
    }
  } else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    yield { name: statement.name.text, exported, typeOnly: true };
  } else if (
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    if (statement.name) yield { name: statement.name.text, exported, typeOnly: false };
  } else if (
    ts.isModuleDeclaration(statement) &&
    ts.isIdentifier(statement.name) &&
    statement.name.text !== 'global'
  ) {
    yield { name: statement.name.text, exported, typeOnly: false };
  }
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}

/** The names of `export {a, b}`, leaving out renamed ones. */
function exportLists(statements: readonly ts.Statement[]): ReadonlySet<string> {
  return new Set(
    statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements
            .filter(({ propertyName }) => !propertyName)
            .map(({ name }) => name.text)
        : [],
    ),
  );
}

/** Merged declarations (an interface and a value of one name) count once, as the value. */
function markExported(
  declarations: readonly Declaration[],
  exports: ReadonlySet<string>,
): Declaration[] {
  const merged = new Map<string, Declaration>();
  for (const { name, exported, typeOnly } of declarations) {
    const before = merged.get(name);
    merged.set(name, {
      name,
      exported: exported || exports.has(name) || (before?.exported ?? false),
      typeOnly: typeOnly && (before?.typeOnly ?? true),
    });
  }
  return [...merged.values()];
}
