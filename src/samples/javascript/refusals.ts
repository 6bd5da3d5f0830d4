/** Syntax without a counterpart in JavaScript. First of all steps: what is refused is named by its line in the writer's own text. */
import ts from 'typescript';
import { isRemoved } from './removed';
import { hasModifier, refuse, walk } from './source';
import type { Step } from './step';

export const refusals: Step = ({ source }) => {
  for (const node of walk(source, (one) => !isRemoved(one))) {
    const reason = isRemoved(node) ? undefined : reasonFor(node);
    if (reason !== undefined) refuse(node.getStart(), source, reason);
  }
  return { edits: [] };
};

function reasonFor(node: ts.Node): string | undefined {
  if (ts.isModuleDeclaration(node)) return 'namespace 没有 JavaScript 的写法，改用模块';
  if (ts.isImportEqualsDeclaration(node) && hasModifier(node, ts.SyntaxKind.ExportKeyword))
    return 'export import 没有 JavaScript 的写法';
  // Babel reads it with the decorators of another version only.
  if (hasModifier(node, ts.SyntaxKind.AccessorKeyword))
    return 'accessor 没有 JavaScript 的写法，改用 get 和 set';
  // Node.js 20 does not read it, and the compiler rewrites it.
  if (ts.isVariableDeclarationList(node) && node.flags & ts.NodeFlags.Using)
    return 'using 没有 JavaScript 的写法，改用 try 和 finally';
  return undefined;
}
