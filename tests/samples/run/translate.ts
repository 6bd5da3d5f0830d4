/** TypeScript → what an app is made of. */
import ts from 'typescript';

/**
 * TypeScript → what `nest build` makes of it.
 * @param target that of a new project, unless an app is older
 */
export function commonJs(code: string, target = ts.ScriptTarget.ES2023): string {
  return ts.transpileModule(code, {
    compilerOptions: {
      target,
      module: ts.ModuleKind.CommonJS,
      experimentalDecorators: true,
      emitDecoratorMetadata: true,
      esModuleInterop: true,
      // Without it a `string | null` would have `String` as its metadata, which no strict project gets.
      strict: true,
    },
  }).outputText;
}
