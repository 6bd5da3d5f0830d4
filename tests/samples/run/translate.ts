/** A file of a page → CommonJS: from its TypeScript, or from the JavaScript that the page shows beside it. */
import ts from 'typescript';
import {javascriptTitle} from '../../../src/remark/samples/javascript';
import type {Variants} from '../javascript';
import {javascriptText, type PageFile} from '../page';

export type Language = 'TypeScript' | 'JavaScript';

/** A translator that does each file once. */
export function translator(language: Language, variants: Variants): (file: PageFile) => string {
  const done = new Map<PageFile, string>();
  return (file) => {
    const known = done.get(file) ?? (language === 'TypeScript' ? commonJs(file.text) : fromJavaScript(file, variants));
    done.set(file, known);
    return known;
  };
}

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

function fromJavaScript(file: PageFile, variants: Variants): string {
  return commonJsFromJavaScript(javascriptText(variants.of(file.sample) ?? '', file), javascriptTitle(file.path));
}

/** JavaScript with decorators → what the Babel settings of a JavaScript project for Nest make of it. */
export function commonJsFromJavaScript(code: string, filename: string): string {
  const {transformSync} = require('@babel/core') as typeof import('@babel/core');
  const result = transformSync(code, {
    filename,
    babelrc: false,
    configFile: false,
    compact: false,
    plugins: [
      [require.resolve('@babel/plugin-proposal-decorators'), {version: 'legacy'}],
      require.resolve('@babel/plugin-transform-class-properties'),
      require.resolve('@babel/plugin-transform-modules-commonjs'),
    ],
  });
  return result?.code ?? '';
}
