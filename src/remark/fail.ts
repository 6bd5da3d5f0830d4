import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';

/**
 * Ends the compilation of a page. Docusaurus prints the message of an error, and after it as JSON all that it carries: the line stands
 * in the message, and the node, eighty lines of JSON, is left out.
 * @param reason what is wrong, and what to write instead
 * @param node what is wrong
 * @throws {VFileMessage} `第 12 行：…`
 */
export function fail(file: VFile, reason: string, { position }: Pick<Nodes, 'position'>): never {
  return file.fail(position ? `第 ${position.start.line} 行：${reason}` : reason, position);
}
