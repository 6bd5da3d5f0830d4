import { Cache } from '../cache';
import type { Written } from '../samples/variant';

/** By a sample's code: while all samples are kept here, neither what reads them nor the compiler is loaded. */
const cache = new Cache<string[]>('names', ['src/remark/folds.ts']);

/** Names that a summary lists at most; what else there is stands in the fold. */
const NAMES = 6;

/** What the summary of a fold says: the files in it, and the names that its declarations bring. */
export interface FoldSummary {
  /** `app.module.ts、cats.service.ts` */
  readonly files: string | undefined;
  /** `matchRoles、User` */
  readonly names: string | undefined;
  /** Whether not all names are listed. */
  readonly more: boolean;
}

/**
 * In:  the hidden samples that stand together, and the names that each of them brings
 * Out: what stands over them while they are folded
 */
export function foldSummary<One extends Written>(
  hidden: readonly One[],
  brought: ReadonlyMap<One, readonly string[]>,
): FoldSummary {
  const files = hidden.flatMap(({ fence }) => fence.title ?? []);
  const names = [...new Set(hidden.flatMap((one) => brought.get(one) ?? []))];
  return {
    files: files.join('、') || undefined,
    names: names.slice(0, NAMES).join('、') || undefined,
    more: names.length > NAMES,
  };
}

/** What later samples take from declarations: the names declared, and those imported. A file is known by its own name. */
async function broughtBy({ fence, code }: Written): Promise<readonly string[]> {
  if (fence.title !== undefined || !/^tsx?$/.test(fence.language)) return [];
  return cache.ofLater(code, async () => {
    const { namesOf } = await import('../samples/page/names');
    const { declarations, imports } = namesOf(code);
    return [...declarations.map(({ name }) => name), ...imports.map(({ local }) => local)];
  });
}

/** The names that each hidden sample of a page brings. */
export async function broughtOn<One extends Written & { readonly hidden: boolean }>(
  page: readonly One[],
): Promise<ReadonlyMap<One, readonly string[]>> {
  const brought = new Map<One, readonly string[]>();
  for (const one of page) if (one.hidden) brought.set(one, await broughtBy(one));
  return brought;
}
