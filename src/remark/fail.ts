import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';

/**
 * Ends the compilation of a page. Docusaurus prints an error's message, all that the error carries as JSON, and its stack. So the line
 * stands in the message, the JSON, which would say the same twice more, is empty, and the stack is a place that a terminal opens.
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
