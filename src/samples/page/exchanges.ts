/**
 * The commands of one `bash run=…` fence → pieces, each with the answers that belong to it:
 *
 *   curl http://localhost:3000/cats            ┐ no answer of its own: stays with the next one
 *   curl -X POST http://localhost:3000/cats    ┘ → first answer
 *   # 再查一次                                  ┐
 *   curl http://localhost:3000/cats            ┘ → second answer
 *
 * The check compares by the same rule (`plan.ts`): with fewer answers than requests, they are those of the last ones.
 */
import { commandsOf } from './words';

/** A part of the commands, and which answers follow it. */
export interface Exchange {
  /** The lines of the fence, unchanged. */
  readonly code: string;
  /** Indices of the answers; more than one where two commands share a line. */
  readonly answers: readonly number[];
}

/**
 * @param code the text of the fence
 * @param count how many answers stand behind it
 */
export function exchangesOf(code: string, count: number): Exchange[] {
  const lines = code.split('\n');
  const commands = commandsOf(code);
  const requests = commands.filter(({ words }) => words[0] === 'curl').length;
  const exchanges: Exchange[] = [];
  let begin = 0;
  let request = 0;
  let answers: number[] = [];
  for (const [index, { words, line }] of commands.entries()) {
    if (words[0] === 'curl') {
      const answer = count - requests + request++;
      if (answer >= 0) answers.push(answer);
    }
    const next = commands[index + 1];
    const isEnd = next !== undefined && next.line > line && request < requests;
    if (answers.length === 0 || !isEnd) continue;
    const end = startOf(next.line, lines);
    exchanges.push({ code: textOf(lines, begin, end), answers });
    [begin, answers] = [end, []];
  }
  return [...exchanges, { code: textOf(lines, begin, lines.length), answers }];
}

/** Comments right above a command belong to it. */
function startOf(line: number, lines: readonly string[]): number {
  return /^\s*(?:#|$)/.test(lines[line - 1] ?? 'x') ? startOf(line - 1, lines) : line;
}

function textOf(lines: readonly string[], from: number, to: number): string {
  return lines.slice(from, to).join('\n').trim();
}
