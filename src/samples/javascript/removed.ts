/** Which statements and members are there for types only, so that they go as a whole. */
import ts from 'typescript';
import { decoratorsOf, hasModifier } from './source';

export function isRemoved(node: ts.Node): boolean {
  if (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isIndexSignatureDeclaration(node)
  )
    return true;
  if (ts.isNamespaceExportDeclaration(node) || hasModifier(node, ts.SyntaxKind.DeclareKeyword))
    return true;
  if (ts.isModuleDeclaration(node)) return isEmptyNamespace(node);
  if (ts.isImportDeclaration(node))
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (ts.isImportEqualsDeclaration(node) || ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node)
  )
    return !node.body;
  if (hasModifier(node, ts.SyntaxKind.AbstractKeyword)) return ts.isClassElement(node);
  // A field redeclared to narrow its type: left in place, it would overwrite the parent's value with undefined.
  return (
    ts.isPropertyDeclaration(node) &&
    hasModifier(node, ts.SyntaxKind.OverrideKeyword) &&
    !node.initializer &&
    decoratorsOf(node).length === 0
  );
}

function isEmptyNamespace({ body }: ts.ModuleDeclaration): boolean {
  if (!body) return true;
  if (ts.isModuleDeclaration(body)) return isEmptyNamespace(body);
  return (
    ts.isModuleBlock(body) &&
    body.statements.every(
      (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
    )
  );
}
