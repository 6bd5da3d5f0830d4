/** A program of a page, in one language → the app, and what it is known by. */
import type {Sample} from '../extract';
import {hashOf} from '../hash';
import {isTypeScript} from '../page';
import type {Session} from './plan';
import type {Program} from './program';
import type {Translate} from './translate';

/** An app in one language: all that its answers come from, but for the packages and the services. */
export interface App {
  readonly entry: string;
  /** Path in the page → CommonJS. */
  readonly files: ReadonlyMap<string, string>;
  readonly imports: Program['imports'];
  readonly assets: Program['assets'];
}

/** @param translate a file of the page → CommonJS that Node runs */
export async function appOf({files, ...program}: Program, translate: Translate): Promise<App> {
  const texts = [...files].map(
    async ([path, file]) => [path, isTypeScript(file.sample) ? await translate(file) : file.text] as const,
  );
  return {...program, files: new Map(await Promise.all(texts))};
}

/** One hash of an app and of what the page says about it: the same again needs no second run. */
export function digestOf(app: App, {platform, services, steps}: Session): string {
  const imports = [...app.imports].map(([from, targets]) => [from, ...targets]);
  const said = steps.map((step) => ({
    ...step,
    at: wordsOf(step.at),
    ...(step.kind === 'request' && {line: undefined, answer: step.answer && wordsOf(step.answer)}),
  }));
  const parts = [app.entry, [...app.files], imports, [...app.assets], platform, services, said];
  return hashOf(JSON.stringify(parts));
}

/** A sample without its place on the page, which moves with the text above it. */
const wordsOf = ({fence, code}: Sample) => ({fence, code});
