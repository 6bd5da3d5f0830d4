/** A file of a page → CommonJS: from its TypeScript, or from the JavaScript that the page shows beside it. */
import ts from 'typescript';
import {javascriptTitle} from '../../../src/remark/samples/javascript';
import type {Variants} from '../javascript';
import {javascriptText, type PageFile} from '../page';
import type {BabelThread} from './babel-thread';

export type Language = 'TypeScript' | 'JavaScript';

export type Translate = (file: PageFile) => string | Promise<string>;

/** A translator that does each file once. */
export function translator(language: Language, variants: Variants, babel: BabelThread): Translate {
  const done = new Map<PageFile, string | Promise<string>>();
  return (file) => {
    const known =
      done.get(file) ?? (language === 'TypeScript' ? commonJs(file.text) : fromJavaScript(file, variants, babel));
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

function fromJavaScript(file: PageFile, variants: Variants, babel: BabelThread): Promise<string> {
  return babel.transform(javascriptText(variants.of(file.sample) ?? '', file), javascriptTitle(file.path));
}
