/** A file of a page → what an app is made of: from its TypeScript, or from the JavaScript that the page shows beside it. */
import ts from 'typescript';
import type {Variants} from '../javascript';
import {isTypeScript, javascriptText, type PageFile} from '../page';

export type Language = 'TypeScript' | 'JavaScript';

/** A file of an app. */
export interface Code {
  readonly text: string;
  /** Whether Babel has to make CommonJS of it. */
  readonly babel: boolean;
}

/** The files of a page in one language. */
export interface Translator {
  readonly language: Language;
  /** What readers get, with the imports that it needs. */
  readonly textOf: (file: PageFile) => string;
  readonly codeOf: (file: PageFile) => Code;
}

export function translator(language: Language, variants: Variants): Translator {
  const isJavaScript = language === 'JavaScript';
  const textOf = (file: PageFile) =>
    isJavaScript && isTypeScript(file.sample) ? javascriptText(variants.get(file.sample) ?? '', file) : file.text;
  const codes = new Map<PageFile, Code>();
  const make = (file: PageFile): Code => {
    const text = textOf(file);
    if (!isTypeScript(file.sample)) return {text, babel: false};
    return isJavaScript ? {text, babel: true} : {text: commonJs(text), babel: false};
  };
  const codeOf = (file: PageFile) => {
    const known = codes.get(file) ?? make(file);
    codes.set(file, known);
    return known;
  };
  return {language, textOf, codeOf};
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
