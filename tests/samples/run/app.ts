/** A program of a page, in one language → the app, and what it is known by. */
import {hashOf} from '../hash';
import type {Said, Session} from './plan';
import type {Program} from './program';
import type {Code, Translator} from './translate';

/** An app in one language: all that its answers come from, but for the packages and the services. */
export interface App {
  readonly entry: string;
  /** Path in the page → code. */
  readonly files: ReadonlyMap<string, Code>;
  readonly imports: Program['imports'];
  readonly assets: Program['assets'];
}

export function appOf({files, entry, imports, assets}: Program, {codeOf}: Translator): App {
  return {entry, imports, assets, files: new Map([...files].map(([path, file]) => [path, codeOf(file)]))};
}

/** One hash of an app and of what the page says about it: the same again needs no second run. */
export function digestOf(program: Program, {language, textOf}: Translator, session: Session): string {
  const {platform, services, steps} = session;
  const files = [...program.files].map(([path, file]) => [path, textOf(file)]);
  const imports = [...program.imports].map(([from, targets]) => [from, ...targets]);
  const said = steps.map((step) => ({
    ...step,
    at: wordsOf(step.at),
    ...(step.kind === 'request' && {line: undefined, answer: step.answer && wordsOf(step.answer)}),
  }));
  const parts = [language, program.entry, files, imports, [...program.assets], platform, services, said];
  return hashOf(JSON.stringify(parts));
}

/** A sample without its place on the page, which moves with the text above it. */
const wordsOf = ({fence, code}: Said) => ({fence, code});
