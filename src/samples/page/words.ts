/**
 * Shell text → commands → words, as far as samples go: quotes, backslashes, continued lines, comments,
 * `&&`, `||`, `;`, `|` and `&` between commands, and here-documents (whose body is no command). Nothing is expanded.
 */

export interface Command {
  readonly words: readonly string[];
  /** Line (from 0) of its first word. */
  readonly line: number;
}

export function commandsOf(code: string): Command[] {
  const commands: Command[] = [];
  let words: string[] = [];
  let start = 0;
  const finish = () => {
    if (words.length > 0) commands.push({ words, line: start });
    words = [];
  };
  for (const token of tokens(code)) {
    if (token.kind === 'end') finish();
    else {
      if (words.length === 0) start = token.line;
      words.push(token.text);
    }
  }
  finish();
  return commands;
}

type Token =
  | { readonly kind: 'word'; readonly text: string; readonly line: number }
  | { readonly kind: 'end' };

const PATTERN = new RegExp(
  [
    String.raw`(?<blank>(?:[ \t]|\\\n)+)`,
    String.raw`(?<comment>(?<=^|\s)#.*)`,
    String.raw`<<-?\s*(?<quote>['"]?)(?<here>\w+)\k<quote>(?<rest>.*)\n(?:[^]*?\n)?\s*\k<here>(?=\n|$)`,
    String.raw`(?<end>[\n;&|])`,
    String.raw`(?<word>(?:'[^']*'|"(?:\\[^]|[^"\\])*"|\\[^\n]|[^\s'"\\;&|])+)`,
    String.raw`(?<other>[^])`,
  ].join('|'),
  'gm',
);

function* tokens(code: string): Generator<Token> {
  for (const match of code.matchAll(PATTERN)) {
    const { word, end, here } = match.groups ?? {};
    if (word !== undefined)
      yield {
        kind: 'word',
        text: unquote(word),
        line: code.slice(0, match.index).split('\n').length - 1,
      };
    if (end !== undefined || here !== undefined) yield { kind: 'end' };
  }
}

function unquote(word: string): string {
  return word.replace(
    /'([^']*)'|"((?:\\[^]|[^"\\])*)"|\\([^])/g,
    (_, single?: string, double?: string, escaped?: string) => {
      if (single !== undefined) return single;
      if (double !== undefined) return double.replace(/\\\n/g, '').replace(/\\(["\\$`])/g, '$1');
      return escaped ?? '';
    },
  );
}
