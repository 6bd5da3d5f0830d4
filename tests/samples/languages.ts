/**
 * What is not TypeScript is read by the parser of its own language. Languages without one here (sql, css, text, …)
 * are shown as they are; those that the site does not know are refused.
 */
import type { ParserOptions } from '@babel/parser';
import type { GraphQLError } from 'graphql';
import type { YAMLException } from 'js-yaml';
import ts from 'typescript';
import { readByBash } from './bash';

/** Each is loaded with the first sample of its language: all of them take half a second. */
const parsers = {
  dockerfile: () => require('dockerfile-utils') as typeof import('dockerfile-utils'),
  graphql: () => require('graphql') as typeof import('graphql'),
  handlebars: () => require('handlebars') as typeof import('handlebars'),
  javascript: () => require('@babel/parser') as typeof import('@babel/parser'),
  proto: () => require('protobufjs') as typeof import('protobufjs'),
  yaml: () => require('js-yaml') as typeof import('js-yaml'),
};

/** Line and column in the code, from 0. */
export interface SyntaxFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

type Check = (code: string) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>;

const CHECKS: Readonly<Record<string, Check>> = {
  json: (code) =>
    attempt(
      () => JSON.parse(code),
      (error) => jsonPosition(code, error.message),
    ),
  jsonc,
  yaml: (code) =>
    attempt(
      () => parsers.yaml().loadAll(code),
      (error) => yamlFault(error as YAMLException),
    ),
  graphql: (code) =>
    attempt(
      () => parsers.graphql().parse(code),
      (error) => oneBased((error as GraphQLError).locations?.[0]),
    ),
  proto: (code) =>
    attempt(
      () => parsers.proto().parse(code),
      (error) => ({ line: lineIn(error.message), column: 0 }),
    ),
  hbs: (code) =>
    attempt(
      () => parsers.handlebars().parse(code),
      (error) => ({ line: lineIn(error.message), column: 0 }),
    ),
  js: (code) =>
    attempt(
      () => parsers.javascript().parse(code, JAVASCRIPT),
      (error) => oneBased((error as { loc?: Loc }).loc, 0),
    ),
  dockerfile,
  env,
  bash,
};

/** The first fault of a sample in its own language; none if the language has no parser here. */
export async function syntaxFault(
  language: string,
  code: string,
): Promise<SyntaxFault | undefined> {
  return Object.hasOwn(CHECKS, language) ? CHECKS[language]?.(code) : undefined;
}

const JAVASCRIPT: ParserOptions = {
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  plugins: ['decorators-legacy'],
};

interface Loc {
  readonly line: number;
  readonly column: number;
}

function attempt(
  parse: () => unknown,
  at: (error: Error) => Partial<SyntaxFault> | undefined,
): SyntaxFault | undefined {
  try {
    parse();
    return undefined;
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const { line = 0, column = 0, message = error.message } = at(error) ?? {};
    return { line, column, message };
  }
}

/** Its message carries an excerpt; the reason alone is enough beside a place. */
function yamlFault({ mark, reason, message }: YAMLException): Partial<SyntaxFault> {
  return { ...mark, message: reason ?? message };
}

function oneBased(location: Loc | undefined, firstColumn = 1): Loc | undefined {
  return location && { line: location.line - 1, column: location.column - firstColumn };
}

/** Protobuf and Handlebars name the line in their message only. */
function lineIn(message: string): number {
  return Number(/line (\d+)/.exec(message)?.[1] ?? 1) - 1;
}

/** V8 says `at position 12` or, of a text that ends too early, nothing. */
function jsonPosition(code: string, message: string): Loc {
  const before = code
    .slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? code.length))
    .split('\n');
  return { line: before.length - 1, column: before.at(-1)?.length ?? 0 };
}

function jsonc(code: string): SyntaxFault | undefined {
  const source = ts.parseJsonText('sample.json', code) as ts.JsonSourceFile & {
    parseDiagnostics: ts.Diagnostic[];
  };
  const [first] = source.parseDiagnostics;
  if (!first) return undefined;
  const { line, character } = source.getLineAndCharacterOfPosition(first.start ?? 0);
  return {
    line,
    column: character,
    message: ts.flattenDiagnosticMessageText(first.messageText, '\n'),
  };
}

function dockerfile(code: string): SyntaxFault | undefined {
  const error = parsers
    .dockerfile()
    .validate(code)
    .find(({ severity }) => severity === 1);
  return (
    error && {
      line: error.range.start.line,
      column: error.range.start.character,
      message: error.message as string,
    }
  );
}

function env(code: string): SyntaxFault | undefined {
  const line = code
    .split('\n')
    .findIndex((text) => !/^\s*(?:#.*|(?:export\s+)?[A-Za-z_][\w.]*=.*)?$/.test(text));
  return line < 0 ? undefined : { line, column: 0, message: '每行写成 名字=值，注释用 # 开头' };
}

/** A comment, a text in quotes, or a curly quote where a straight one is meant: the shell would take it for a letter. */
const CURLY = /(?:^|(?<=\s))#.*|'[^']*'|"(?:\\.|[^"\\])*"|[“”‘’]/gm;

function curlyQuote(code: string): SyntaxFault | undefined {
  const found = [...code.matchAll(CURLY)].find(([text]) => text.length === 1);
  if (!found) return undefined;
  const before = code.slice(0, found.index).split('\n');
  const message = `${found[0]} 是弯引号，终端把它当成普通的字：换成半角的 " 或 '`;
  return { line: before.length - 1, column: before.at(-1)!.length, message };
}

async function bash(code: string): Promise<SyntaxFault | undefined> {
  const curly = curlyQuote(code);
  if (curly) return curly;
  const read = await readByBash(code);
  if (!read || read.status === 0) return undefined;
  const message = read.said.replace(/^\S*bash: (?:line \d+: )?/gm, '').trim();
  // The end of the text counts as a line of its own.
  return { line: Math.min(lineIn(read.said), code.split('\n').length - 1), column: 0, message };
}
