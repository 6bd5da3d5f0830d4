/** How a fault is told. */
import { resolve } from 'node:path';
import type { PageFault } from '../../src/samples/page/extract';

/** Place, the line with a mark under the column, and what to do. */
export function describe(
  file: string,
  { line, column, message }: PageFault,
  source: string,
): string {
  const text = source.split('\n')[line - 1] ?? '';
  const mark = `${text.slice(0, column - 1).replace(/[^\t]/g, (character) => (isWide(character) ? '　' : ' '))}^`;
  return `${file}:${line}:${column}\n${indent(`${text}\n${mark}\n${fromHere(message)}`)}\n`;
}

/** Compilers name files in full: where the project stands on this machine says nothing to the writer. */
export function fromHere(message: string): string {
  return message.replaceAll(`${resolve().replaceAll('\\', '/')}/`, '');
}

function isWide(character: string): boolean {
  return /[\u2e80-\u9fff\u3000-\u303f\uff00-\uff60]/.test(character);
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
