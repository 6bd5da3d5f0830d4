/** The record of what passed, from which the pages say “示例已在 Nest 11.2 上编译（18）并运行（6）；12.5 上同样”. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What passed on one major of Nest. */
export interface Passed {
  readonly compiled: number;
  readonly ran: number;
  /** `11.2` */
  readonly nest: string;
}

/** What passed on 12. */
interface PassedNext extends Passed {
  /** Folds that tell what differs. */
  readonly differences: number;
  /** Packages whose samples were left out there. */
  readonly without?: readonly string[];
}

export interface Verified extends Passed {
  readonly next?: PassedNext;
}

export type VerifiedPages = Readonly<Record<string, Verified>>;

/** `docs/techniques/caching.md` → `/techniques/caching`; a slug in the front matter wins. */
export function routeOf(file: string, source: string): string {
  const slug = /^---\n(?:[^]*?\n)?slug: *(\S+)\n[^]*?^---$/m.exec(source)?.[1];
  const path = file
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '');
  return slug?.startsWith('/') ? slug : `/${path}`;
}

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

export function readRecord(path: string): VerifiedPages {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
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
  if (text === textOf(readRecord(path))) return;
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
