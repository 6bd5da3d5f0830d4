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
 * What has been made is kept; what makes it (`javascript/make.ts`), and the compiler with it, is loaded when it is needed.
 */
import { version } from 'typescript/package.json';
import { Cache, digestOf } from '../cache';
import { Lru, MAX_SAMPLES } from '../lru';
import type { Frame } from './frame';
import type { StepOptions } from './javascript/step';
import { UnsupportedSample } from './javascript/unsupported';

export { UnsupportedSample };

export interface JavaScriptOptions extends StepOptions {
  /** The frame of a fragment; without one the code is a whole module. */
  readonly frame?: Frame;
  /** The page's earlier TypeScript: tells where a fragment's names come from and which are types only. */
  readonly context?: string;
}

/** @returns nothing when the sample was all types and nothing is left */
type Convert = (code: string, options: JavaScriptOptions) => Promise<string | undefined>;

/** Makes what no cache has. */
let maker: Convert = async (code, options) =>
  (await import('./javascript/make')).make(code, options);

/** Has samples made elsewhere from now on: in a build this thread has other things to do (javascript/thread.ts). */
export const makeWith = (other: Convert): void => void (maker = other);

/** In this process: a page's samples are needed for its HTML, for its Markdown twin and for its downloads. */
const made = new Lru<Promise<string | undefined>>(MAX_SAMPLES);

/** On disk: what earlier builds and checks have made. */
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
  return made.of(digestOf(JSON.stringify([code, options])), () =>
    // With the compiler's version: the check uses the one of the samples.
    cache.ofLater([code, options, version], () => maker(code, options)),
  );
}

/** `cats.controller.ts` → `cats.controller.js` */
export function javascriptTitle(title: string): string {
  return title.replace(/(?<!\.d)\.([cm]?)ts(x?)$/, '.$1js$2');
}
