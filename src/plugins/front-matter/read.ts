import { Fault } from '../../fault';
import { dashesFault, fileFault, frontMatterOf } from '../../markdown';
import { checkFrontMatter } from './schema';

/** What the parser of YAML says in English, and the cure; what it says otherwise comes of a value without quotes. */
const CURES: ReadonlyArray<readonly [reason: RegExp, cure: string]> = [
  [/^tab characters/, '缩进里有制表符，换成空格'],
  [/^duplicated mapping key/, '这个字段写了两次，留下一个'],
];

/** A field whose colon was typed with an input method; the parser would complain about the line after it. */
const FULL_WIDTH_COLON = /^\w+ *：/;

/**
 * Where front matter cannot be read, counted from the page's first line, and what to do about it.
 * @param source the whole file
 */
export function yamlFault(error: unknown, source: string): { line: number; message: string } {
  const lines = frontMatterOf(source).split('\n');
  const colon = lines.findIndex((line) => FULL_WIDTH_COLON.test(line));
  if (colon >= 0)
    return { line: colon + 1, message: '字段后面的冒号是全角的：换成半角的 :，后面空一格' };
  const { mark, reason, message } = error as Error & { mark?: { line: number }; reason?: string };
  const said = reason ?? message;
  const [, cure] = CURES.find(([pattern]) => pattern.test(said)) ?? [];
  return {
    // The parser is given what follows the dashes, the end of their line first.
    line: (mark?.line ?? 0) + 1,
    message: `页首信息不是有效的 YAML（${said}）。${cure ?? '含有 : # @ 或引号的值，两边加上引号'}`,
  };
}

/**
 * Texts whose YAML could not be read, with why. The parser remembers a text before it reads it: asked for the same one again, it
 * answers that there are no fields, and each of them would be told as missing.
 */
const unreadable = new Map<string, ReturnType<typeof yamlFault>>();

/**
 * Reads what a page says about itself, and checks it.
 * @param parse reads the YAML
 * @param source the whole file, for line numbers
 * @param file path shown in the message
 * @throws Fault with file, line and cure
 */
export async function readFrontMatter<Parsed extends { frontMatter: Record<string, unknown> }>(
  parse: () => Promise<Parsed>,
  source: string,
  file: string,
): Promise<Parsed> {
  const wrong = fileFault(source) ?? dashesFault(source);
  if (wrong) throw new Fault(`${file}:${wrong.line} ${wrong.message}`);
  const parsed = await parse().catch((error: unknown) => {
    unreadable.set(source, yamlFault(error, source));
    return undefined;
  });
  const fault = unreadable.get(source);
  if (fault || !parsed) throw new Fault(`${file}:${fault?.line} ${fault?.message}`);
  checkFrontMatter(parsed.frontMatter, source, file);
  return parsed;
}
