/** A file of a page → CommonJS: from its TypeScript, or from the JavaScript that the page shows beside it. */
import {transformSync} from '@babel/core';
import {javascriptTitle, toJavaScript} from '../../../src/remark/samples/javascript';
import type {Sample} from '../extract';
import {javascriptText, type PageFile} from '../page';
import {commonJs} from './assemble';

export function typescriptOf(file: PageFile): string {
  return commonJs(file.text);
}

export function javascriptOf(file: PageFile, samples: readonly Sample[]): string {
  const next = samples[samples.indexOf(file.sample) + 1];
  const byHand = next?.fence.language === 'js' && !next.hidden ? next.code : undefined;
  const code = byHand ?? toJavaScript(file.sample.code, {frame: file.sample.fence.frame}) ?? '';
  return babel(javascriptText(code, file), javascriptTitle(file.path));
}

/** The settings of a JavaScript project for Nest. */
function babel(code: string, filename: string): string {
  const result = transformSync(code, {
    filename,
    babelrc: false,
    configFile: false,
    plugins: [
      [require.resolve('@babel/plugin-proposal-decorators'), {version: 'legacy'}],
      require.resolve('@babel/plugin-transform-class-properties'),
      require.resolve('@babel/plugin-transform-modules-commonjs'),
    ],
  });
  return result?.code ?? '';
}
