import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';

/**
 * Ends the compilation of a page. Docusaurus prints the message of an error, behind it as JSON all that it carries, and then its stack:
 * the line stands in the message, the JSON would say the same twice more, and the place is one that a terminal opens.
 * @param reason what is wrong, and what to write instead
 * @param node what is wrong
 * @throws {VFileMessage} `第 12 行：…`
 */
export function fail(file: VFile, reason: string, { position }: Pick<Nodes, 'position'>): never {
  const { line, column } = position?.start ?? {};
  const message = file.message(position ? `第 ${line} 行：${reason}` : reason, position);
  message.stack = [file.path, line, column].filter(Boolean).join(':');
  throw Object.defineProperty(message, 'toJSON', { value: () => ({}) });
}
