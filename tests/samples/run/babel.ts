/**
 * JavaScript with decorators → what the Babel settings of a JavaScript project for Nest make of it.
 * Babel takes half a second to get going: a thread of its own does it while the compiler checks the page.
 * `BabelThread` starts this file as its program; it imports nothing of this project but types.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { Answered, Asked } from '../../../src/samples/thread';

export interface File {
  readonly code: string;
  readonly filename: string;
}

/** The packages that a downloaded project names: those of the samples. */
const fromSamples = createRequire(resolve('tests', 'samples', 'here.js'));

export function commonJsFromJavaScript(code: string, filename: string): string {
  const { transformSync } = fromSamples('@babel/core') as typeof import('@babel/core');
  const result = transformSync(code, {
    filename,
    babelrc: false,
    configFile: false,
    compact: false,
    plugins: [
      [fromSamples.resolve('@babel/plugin-proposal-decorators'), { version: 'legacy' }],
      fromSamples.resolve('@babel/plugin-transform-class-properties'),
      fromSamples.resolve('@babel/plugin-transform-modules-commonjs'),
    ],
  });
  return result?.code ?? '';
}

function answer(id: number, { code, filename }: File): Answered<string> {
  try {
    return { id, answer: commonJsFromJavaScript(code, filename) };
  } catch (error) {
    return { id, error: error as Error };
  }
}

if (parentPort) {
  const port = parentPort;
  port.on('message', (asked: Asked<File>) => {
    if ('end' in asked) port.close();
    else if ('question' in asked) port.postMessage(answer(asked.id, asked.question));
  });
  // Loads what Babel loads with its first file, before anybody waits for it.
  commonJsFromJavaScript('import {a} from "a"; @a() export class B { c = 1 }', 'first.js');
}
