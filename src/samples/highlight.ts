import { Prism } from 'prism-react-renderer';
import { LANGUAGES } from './languages';

type Token = ReturnType<typeof Prism.tokenize>[number];

/** Grammars that prism-react-renderer leaves out; Prism's own components add themselves to the global `Prism`. */
const EXTRA_GRAMMARS = [
  'bash',
  'docker',
  'protobuf',
  'http',
  'ini',
  'diff',
  'nginx',
  'toml',
  'handlebars',
];

/** Prism's many token types, folded into the few that our palettes colour (`css/code.css`). */
const CLASS_OF: Record<string, string> = {
  keyword: 'keyword',
  module: 'keyword',
  important: 'keyword',
  atrule: 'keyword',
  rule: 'keyword',
  string: 'string',
  'template-string': 'string',
  'attr-value': 'string',
  char: 'string',
  regex: 'string',
  url: 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  symbol: 'number',
  null: 'number',
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  cdata: 'comment',
  shebang: 'comment',
  'class-name': 'type',
  builtin: 'type',
  tag: 'type',
  selector: 'type',
  namespace: 'type',
  function: 'function',
  'function-variable': 'function',
  decorator: 'decorator',
  annotation: 'decorator',
  directive: 'decorator',
  property: 'property',
  'attr-name': 'property',
  key: 'property',
  'header-name': 'property',
  parameter: 'property',
  variable: 'property',
  inserted: 'inserted',
  deleted: 'deleted',
};

/** The class of a token by its type, else by an alias: `deleted-sign` of a diff is also `deleted`. */
const classOf = ({ type, alias }: Exclude<Token, string>): string | undefined =>
  [type, ...[alias].flat()].map((name) => CLASS_OF[name]).find((cls) => cls !== undefined);

let complete = false;

/** Adds the extra grammars once, when the first sample is coloured. */
function loadGrammars(): void {
  if (complete) return;
  (globalThis as { Prism?: typeof Prism }).Prism = Prism;
  // `markup-templating` is what handlebars builds on.
  for (const name of ['markup-templating', ...EXTRA_GRAMMARS])
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- They add themselves to the global Prism, set the line before.
    require(`prismjs/components/prism-${name}`);
  complete = true;
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Flattens nested tokens into runs of text with at most one class each; the innermost known type wins. */
function* runs(
  tokens: Token[],
  outer?: string,
): Generator<[text: string, cls: string | undefined]> {
  for (const token of tokens) {
    if (typeof token === 'string') {
      yield [token, outer];
      continue;
    }
    // `@Get` is a decorator as a whole, though Prism sees an operator and a function in it.
    const own =
      classOf(token) ??
      (token.type === 'interpolation' || token.type === 'template-punctuation' ? undefined : outer);
    const inner = Array.isArray(token.content) ? token.content : [token.content];
    if (own === 'decorator') yield [inner.map(textOf).join(''), own];
    else yield* runs(inner, own);
  }
}

function textOf(token: Token | string): string {
  if (typeof token === 'string') return token;
  return Array.isArray(token.content) ? token.content.map(textOf).join('') : textOf(token.content);
}

type Run = [text: string, cls: string | undefined];

const span = ([text, cls]: Run): string =>
  cls && text ? `<span class="tok-${cls}">${escape(text)}</span>` : escape(text);

/** Runs as HTML, the marked lines (from 1) in elements of their own with their line break, which CSS shows as blocks. */
function withMarks(all: readonly Run[], marked: readonly number[]): string {
  const lines = [''];
  for (const [text, cls] of all) {
    const [first = '', ...rest] = text.split('\n');
    lines.push(lines.pop()! + span([first, cls]), ...rest.map((part) => span([part, cls])));
  }
  return lines
    .map((html, index) => (index < lines.length - 1 ? `${html}\n` : html))
    .map((html, index) => (marked.includes(index + 1) ? `<mark>${html}</mark>` : html))
    .join('');
}

/**
 * Colours a sample at build time.
 * @param code the sample's text
 * @param language the fence's language, one of `LANGUAGES`
 * @param marked lines to mark, from 1
 * @returns HTML with `<span class="tok-…">` runs and `<mark>` lines; its text content is exactly `code`
 */
export function highlight(code: string, language: string, marked: readonly number[] = []): string {
  const all = colour(code, language);
  return marked.length > 0 ? withMarks(all, marked) : all.map(span).join('');
}

function colour(code: string, language: string): Run[] {
  loadGrammars();
  const name = LANGUAGES[language];
  const grammar = name === undefined ? undefined : Prism.languages[name];
  if (!grammar) return [[code, undefined]];
  const merged: Run[] = [];
  for (const [text, cls] of runs(Prism.tokenize(code, grammar))) {
    const last = merged.at(-1);
    // White space has no colour: it joins whatever stands before it.
    if (last && (last[1] === cls || text.trim() === '')) last[0] += text;
    else merged.push([text, cls]);
  }
  return merged;
}
