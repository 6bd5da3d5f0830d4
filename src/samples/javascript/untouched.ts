/**
 * Statements and members that no step rewrote get the writer's own text back after the layout, line breaks included.
 *
 * Writers do not always break at 80 columns: if the whole sample were laid out anew, unchanged code would jump when the
 * reader switches between the two tabs.
 */
import ts from 'typescript';
import { applyEdits, type Edit, replace } from './edits';
import { parse, walk } from './source';

/**
 * @param formatted `raw` laid out
 * @param raw the rewritten code
 * @param original the TypeScript
 */
export function restoreUntouched(formatted: string, raw: string, original: string): string {
  const written = new Set(
    walk(parse(original))
      .filter(isUnit)
      .map((node) => node.getText()),
  );
  return applyEdits(formatted, restore(parse(raw), parse(formatted), written));
}

/** A statement or class member; a block merely holds statements. */
const isUnit = (node: ts.Node): node is ts.Statement | ts.ClassElement =>
  (ts.isStatement(node) && !ts.isBlock(node)) || ts.isClassElement(node);

function restore(raw: ts.Node, formatted: ts.Node, written: ReadonlySet<string>): Edit[] {
  const before = units(raw);
  const after = units(formatted);
  if (before.length !== after.length) return [];
  return before.flatMap((unit, index) => {
    const target = after[index]!;
    const text = unit.getText();
    if (text === target.getText()) return [];
    if (written.has(text) && column(unit) === column(target))
      return [replace(target.getStart(), target.end, text)];
    return restore(unit, target, written);
  });
}

/** The outermost statements and members inside a node. */
function units(node: ts.Node): ts.Node[] {
  const nested: ts.Node[] = [];
  ts.forEachChild(node, (child) => void nested.push(...(isUnit(child) ? [child] : units(child))));
  return nested;
}

function column(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart()).character;
}
