/** 读 TypeScript：语法树、遍历，以及“这种写法没有 JavaScript 版本”的错误。 */
import ts from 'typescript';

/** 改写不了的写法；`line` 从 1 数，是示例里的行。`message` 是给作者看的中文。 */
export class UnsupportedSample extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
  ) {
    super(`第 ${line} 行：${reason}`);
  }
}

/**
 * 文字 → 语法树。
 * @throws {UnsupportedSample} 语法有错
 */
export function parse(text: string): ts.SourceFile {
  const source = ts.createSourceFile('sample.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  // 语法错误挂在解析器的内部字段上；公开的途径要先建一个程序，慢一百倍。
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly ts.DiagnosticWithLocation[] };
  const [first] = parseDiagnostics;
  if (first) {
    refuse(first.start, source, `语法有错：${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`);
  }
  return source;
}

/** 拒绝改写，并指出在哪一行。 */
export function refuse(position: number, source: ts.SourceFile, reason: string): never {
  throw new UnsupportedSample(reason, source.getLineAndCharacterOfPosition(position).line + 1);
}

/** 节点自己和它所有的后代，外层在前；`into` 说不进去的，只有它自己。 */
export function walk(node: ts.Node, into: (node: ts.Node) => boolean = () => true): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (current: ts.Node): void => {
    found.push(current);
    if (into(current)) ts.forEachChild(current, visit);
  };
  visit(node);
  return found;
}

/** 所有的类声明，外层在前。 */
export function classes(source: ts.SourceFile): ts.ClassDeclaration[] {
  return walk(source).filter(ts.isClassDeclaration);
}

/** 有函数体的构造函数；重载的签名不算。 */
export function constructorOf(node: ts.ClassLikeDeclaration): ts.ConstructorDeclaration | undefined {
  return node.members.filter(ts.isConstructorDeclaration).find((member) => member.body);
}

export function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
}

export function decoratorsOf(node: ts.Node): readonly ts.Decorator[] {
  return ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
}

/** `@Body('name')` → 名字 `Body`、参数 `['name']`；`@Column` → 没有参数表。 */
export interface DecoratorCall {
  readonly name: string;
  /** 没有括号时没有它。 */
  readonly call?: ts.CallExpression;
  readonly arguments: readonly ts.Expression[];
}

export function decoratorCall({ expression }: ts.Decorator): DecoratorCall {
  const call = ts.isCallExpression(expression) ? expression : undefined;
  return { name: (call?.expression ?? expression).getText(), call, arguments: call?.arguments ?? [] };
}
