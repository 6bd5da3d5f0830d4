/**
 * How a sample is rewritten. Each step does one thing and turns text into text, so that comments, blank lines, quotes and order
 * survive; Prettier lays the result out at the end.
 */
import ts from 'typescript';
import type { JavaScriptOptions } from '../javascript';
import { untyped, wrap } from '../frame';
import { bind } from './bind';
import { dependencies } from './dependencies';
import { applyEdits } from './edits';
import { enums } from './enums';
import { finish } from './fragment';
import { importEdits } from './imports';
import { collectNames, type Import } from './names';
import { parameterProperties } from './parameter-properties';
import { properties } from './properties';
import { refusals } from './refusals';
import { parse } from './source';
import type { Step } from './step';
import { types } from './types';
import { UnsupportedSample } from './unsupported';
import { validation } from './validation';

/**
 * The order matters: the steps that need the types run before the one that erases them, and those that refuse something run
 * before those that add lines, since they name a line.
 */
const STEPS: readonly Step[] = [
  refusals,
  enums,
  properties,
  validation,
  dependencies,
  bind,
  parameterProperties,
  types,
];

/** Makes a variant here and now, whether it is kept or not: `toJavaScript` without its caches. */
export async function make(code: string, options: JavaScriptOptions): Promise<string | undefined> {
  const { frame } = options;
  const framed = frame && wrap(code, untyped(frame));
  const original = framed?.code ?? code;
  try {
    return await finish(rewrite(original, options), original, frame);
  } catch (error) {
    if (!framed || !(error instanceof UnsupportedSample)) throw error;
    throw new UnsupportedSample(error.reason, framed.toFragmentLine(error.line - 1) + 1);
  }
}

function rewrite(code: string, { context = '', frame, ...options }: JavaScriptOptions): string {
  const original = parse(code);
  const names = collectNames([parse(context), original]);
  const wanted: Import[] = [];
  const plain = STEPS.reduce((source, step) => {
    const { edits, imports = [] } = step({ source, names, options });
    wanted.push(...imports);
    return edits.length > 0 ? parse(applyEdits(source.text, edits)) : source;
  }, original);
  // A fragment without imports relies on earlier samples: a lone added import would look odd.
  const isOpen = frame !== undefined && !original.statements.some(ts.isImportDeclaration);
  return applyEdits(plain.text, importEdits(plain, original, names, isOpen ? [] : wanted));
}
