/**
 * 没有改写过的语句和成员，排版之后换回作者写的样子：一字不差，换行也一样。
 *
 * 作者不一定按 80 列换行；要是整个示例都重排，读者在两个标签之间切换时，没有变的代码也会跳动。
 */
import ts from 'typescript';
import { applyEdits, type Edit, replace } from './edits';
import { parse, walk } from './source';

/** @param formatted 排好版的 `raw`；@param original 最初的 TypeScript */
export function restoreUntouched(formatted: string, raw: string, original: string): string {
  const written = new Set(
    walk(parse(original))
      .filter(isUnit)
      .map((node) => node.getText()),
  );
  return applyEdits(formatted, restore(parse(raw), parse(formatted), written));
}

/** 一条语句或一个类成员；块是语句的容器，不单独算。 */
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
    if (written.has(text) && column(unit) === column(target)) return [replace(target.getStart(), target.end, text)];
    return restore(unit, target, written);
  });
}

/** 节点里面最外层的语句和成员。 */
function units(node: ts.Node): ts.Node[] {
  const nested: ts.Node[] = [];
  ts.forEachChild(node, (child) => void nested.push(...(isUnit(child) ? [child] : units(child))));
  return nested;
}

function column(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart()).character;
}
