import type { Node } from 'unist';

/** Something in a page that a person has to look at: what was there has no form here, or is only guessed. */
export interface Finding {
  /** Line of the source, from 1. */
  line: number;
  /** In Chinese: what it is, and what to do. */
  why: string;
}

/** Notes a finding at a node of the source, or at a line. */
export type Note = (at: Node | number | undefined, why: string) => void;

/** The line a node begins on; the first one for what was made here. */
export const lineOf = (node: Node | undefined): number => node?.position?.start.line ?? 1;

/**
 * Collects findings.
 * @param sourceLine turns a line of the prepared text into one of the source
 */
export function collector(sourceLine: (line: number) => number): {
  findings: Finding[];
  note: Note;
} {
  const findings: Finding[] = [];
  const note: Note = (at, why) => {
    const line = sourceLine(typeof at === 'number' ? at : lineOf(at));
    if (!findings.some((one) => one.line === line && one.why === why)) findings.push({ line, why });
  };
  return { findings, note };
}
