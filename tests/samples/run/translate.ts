/** A file of a page → CommonJS: from its TypeScript, or from the JavaScript that the page shows beside it. */
import ts from 'typescript';
import {javascriptTitle, toJavaScript} from '../../../src/remark/samples/javascript';
import type {Sample} from '../extract';
import {javascriptText, type PageFile} from '../page';

export type Language = 'TypeScript' | 'JavaScript';

/** A translator that does each file once. */
export function translator(language: Language, samples: readonly Sample[]): (file: PageFile) => string {
  const done = new Map<PageFile, string>();
  return (file) => {
    const known = done.get(file) ?? (language === 'TypeScript' ? commonJs(file.text) : fromJavaScript(file, samples));
    done.set(file, known);
    return known;
  };
}

/** TypeScript → what `nest build` makes of it. */
export function commonJs(code: string): string {
  return ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.CommonJS,
      experimentalDecorators: true,
      emitDecoratorMetadata: true,
      esModuleInterop: true,
    },
  }).outputText;
}

function fromJavaScript(file: PageFile, samples: readonly Sample[]): string {
  const next = samples[samples.indexOf(file.sample) + 1];
  const byHand = next?.fence.language === 'js' && !next.hidden ? next.code : undefined;
  const code = byHand ?? toJavaScript(file.sample.code, {frame: file.sample.fence.frame}) ?? '';
  return babel(javascriptText(code, file), javascriptTitle(file.path));
}

/** The settings of a JavaScript project for Nest. */
function babel(code: string, filename: string): string {
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
