/** The record of what passed, from which the pages say “示例已在 Nest 11.2 上编译（18）并运行（6）；12.5 上同样”. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import type { Verified } from '../../src/data/sampleRecord';
import { readRecord } from '../../src/samples/record';

export type VerifiedPages = Readonly<Record<string, Verified>>;

/**
 * @param checked routes of pages that passed; those without a sample leave the record
 * @param known all routes there are; the record forgets the rest. Leave it out if not all pages were checked.
 */
export function updated(
  record: VerifiedPages,
  checked: VerifiedPages,
  known?: ReadonlySet<string>,
): VerifiedPages {
  const entries = Object.entries({ ...record, ...checked })
    .filter(([route, { compiled, ran }]) => compiled + ran > 0 && (known?.has(route) ?? true))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

/** @throws Fault as `readRecord` does: what cannot be read is not written over */
export function readVerified(path: string): VerifiedPages {
  return existsSync(path) ? (readRecord(path) as VerifiedPages) : {};
}

export function textOf(record: VerifiedPages): string {
  const lines = Object.entries(record).map(
    ([route, verified]) => `  ${JSON.stringify(route)}: ${JSON.stringify(verified)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Writes the record if it changed; two checks at a time leave a whole file. */
export function writeRecord(path: string, record: VerifiedPages): void {
  const text = textOf(record);
  if (text === textOf(readVerified(path))) return;
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
