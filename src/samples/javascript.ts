/**
 * A TypeScript sample → its JavaScript variant, the way Nest is written there.
 *
 *   @Injectable()                                          @Injectable()
 *   export class CatsService {                             @Dependencies(CatsRepository)
 *     constructor(private readonly cats: CatsRepository)   export class CatsService {
 *     {}                                                →    constructor(cats) {
 *   }                                                          this.cats = cats;
 *                                                            }
 *                                                          }
 *
 * Each step does one thing and turns text into text, so that comments, blank lines, quotes and order survive;
 * Prettier lays the result out at the end.
 */
import ts from 'typescript';
import { Cache, digestOf } from '../cache';
import { type Frame, wrap } from './frame';
import { bind } from './javascript/bind';
import { dependencies } from './javascript/dependencies';
import { applyEdits } from './javascript/edits';
import { enums } from './javascript/enums';
import { finish } from './javascript/fragment';
import { importEdits } from './javascript/imports';
import { collectNames, type Import } from './javascript/names';
import { parameterProperties } from './javascript/parameter-properties';
import { properties } from './javascript/properties';
import { parse, UnsupportedSample } from './javascript/source';
import type { Step, StepOptions } from './javascript/step';
import { types } from './javascript/types';
import { validation } from './javascript/validation';

export { UnsupportedSample };

export interface JavaScriptOptions extends StepOptions {
  /** The frame of a fragment; without one the code is a whole module. */
  readonly frame?: Frame;
  /** The page's earlier TypeScript: tells where a fragment's names come from and which are types only. */
  readonly context?: string;
}

/** The order matters: the steps that need the types run before the one that erases them. */
const STEPS: readonly Step[] = [
  properties,
  validation,
  dependencies,
  bind,
  parameterProperties,
  enums,
  types,
];

/** @returns nothing when the sample was all types and nothing is left */
type Convert = (code: string, options: JavaScriptOptions) => Promise<string | undefined>;

/** Who makes what no cache has. */
let maker: Convert = make;

/** Has samples made by somebody else than this thread, which has other things to do (javascript/thread.ts). */
export const makeWith = (other: Convert): void => void (maker = other);

/** What has been made: a page's samples are wanted for its HTML, for its Markdown twin and for its downloads. */
const made = new Map<string, Promise<string | undefined>>();

/** And what earlier builds and checks have made. */
const cache = new Cache<string | undefined>('javascript', ['src/samples/javascript.ts']);

/**
 * @param code the TypeScript of one sample
 * @returns JavaScript; `undefined` when the sample was all types and nothing is left
 * @throws {UnsupportedSample} for syntax without a counterpart: the writer has to add a js fence by hand
 */
export function toJavaScript(
  code: string,
  options: JavaScriptOptions = {},
): Promise<string | undefined> {
  const key = digestOf(JSON.stringify([code, options]));
  // The check brings a compiler of its own.
  const result =
    made.get(key) ?? cache.ofLater([code, options, ts.version], () => maker(code, options));
  made.set(key, result);
  return result;
}

/** Makes a variant here and now, whether it is kept or not: `toJavaScript` without its caches. */
export async function make(code: string, options: JavaScriptOptions): Promise<string | undefined> {
  const { frame } = options;
  const framed = frame && wrap(code, withoutTypes(frame));
  const original = framed?.code ?? code;
  try {
    return await finish(rewrite(original, options), original, frame);
  } catch (error) {
    if (!framed || !(error instanceof UnsupportedSample)) throw error;
    throw new UnsupportedSample(error.reason, framed.toFragmentLine(error.line - 1) + 1);
  }
}

/** `cats.controller.ts` → `cats.controller.js` */
export function javascriptTitle(title: string): string {
  return title.replace(/(?<!\.d)\.([cm]?)ts(x?)$/, '.$1js$2');
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

/** The rewriting has no use for the frame's parameters and type. */
function withoutTypes(frame: Frame): Frame {
  return frame.kind === 'value'
    ? { kind: 'value', type: '' }
    : { kind: frame.kind, parameters: '' };
}
