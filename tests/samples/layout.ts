/**
 * The samples of a page as Prettier lays them out: files in a language that it knows, whole modules only. A fragment is no
 * program, and what a program printed stays as it was printed. No meaning changes: the check compiles and runs what stands
 * on the page.
 */
import type { Options } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as graphql from 'prettier/plugins/graphql';
import * as typescript from 'prettier/plugins/typescript';
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import { widthOf } from '../../src/samples/javascript/format';
import { correspondingLines, formatMarks } from '../../src/samples/marks';
import { extract, type Sample } from '../../src/samples/page/extract';

/** Language of a fence → Prettier's parser. JSON is mostly what a program answers, and a style sheet what a server sends. */
const PARSERS: Readonly<Record<string, string>> = {
  ts: 'typescript',
  tsx: 'typescript',
  js: 'babel',
  graphql: 'graphql',
  yaml: 'yaml',
};

/** Named one by one: Jest cannot load the Prettier that finds them by itself. */
const PLUGINS = [babel, estree, graphql, typescript, yaml];

/** Whether the sample is a whole file that should read like one; an error on purpose may stand in its layout. */
const isFile = ({ fence: { language, frame, error, nocheck, src } }: Sample): boolean =>
  language in PARSERS && !frame && !error && nocheck === undefined && src === undefined;

/**
 * A sample at the width of the project. One that the writer kept narrower, so that it fits beside the contents list, stays
 * as it is.
 * @returns nothing if it is well laid out, or cannot be read: that `npm run check` tells better
 */
async function laidOut({ fence, code }: Sample, options: Options): Promise<string | undefined> {
  const parser = PARSERS[fence.language]!;
  const at = async (printWidth: number | undefined): Promise<string> =>
    (await format(code, { ...options, parser, printWidth, plugins: PLUGINS })).trimEnd();
  try {
    if ((await at(widthOf(code))) === code.trimEnd()) return undefined;
    const text = await at(options.printWidth);
    return text === code.trimEnd() ? undefined : text;
  } catch (error) {
    if (error instanceof Error && error.name === 'SyntaxError') return undefined;
    throw error;
  }
}

/** Puts a sample's new layout into the lines of its page; its marks stay on the lines that they were on. */
function replace(lines: string[], sample: Sample, text: string): void {
  const { line, column } = sample.toPage(0, 0);
  const indent = lines[line - 1]!.slice(0, column - 1);
  const { mark } = sample.fence;
  if (mark) {
    const opener = sample.position.line - 1;
    const marks = formatMarks(correspondingLines(sample.code, text, mark));
    lines[opener] = lines[opener]!.replace(/ mark="[^"]*"/, marks && ` mark="${marks}"`);
  }
  lines.splice(
    line - 1,
    sample.code.split('\n').length,
    ...text.split('\n').map((row) => (row === '' ? indent.trimEnd() : indent + row)),
  );
}

/**
 * A page of Markdown → the same page with its samples laid out, and the lines where those that were not begin.
 * @param options the project's own for Prettier
 */
export async function layOut(
  source: string,
  options: Options,
): Promise<{ readonly source: string; readonly places: readonly number[] }> {
  const lines = source.split('\n');
  const places: number[] = [];
  // From the end: what stands above keeps its place.
  for (const sample of extract(source).samples.filter(isFile).reverse()) {
    const text = await laidOut(sample, options);
    if (text === undefined) continue;
    places.unshift(sample.position.line);
    replace(lines, sample, text);
  }
  return { source: lines.join('\n'), places };
}
