import { namesOf } from '../samples/page/names';
import type { Written } from '../samples/variant';

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
 * In:  the hidden samples that stand together
 * Out: what stands over them while they are folded
 */
export function foldSummary(hidden: readonly Written[]): FoldSummary {
  const files = hidden.flatMap(({ fence }) => fence.title ?? []);
  const names = [
    ...new Set(hidden.filter(({ fence }) => fence.title === undefined).flatMap(broughtBy)),
  ];
  return {
    files: files.join('、') || undefined,
    names: names.slice(0, NAMES).join('、') || undefined,
    more: names.length > NAMES,
  };
}

/** What later samples take from declarations: the names declared, and those imported. */
function broughtBy({ fence, code }: Written): string[] {
  if (!/^tsx?$/.test(fence.language)) return [];
  const { declarations, imports } = namesOf(code);
  return [...declarations.map(({ name }) => name), ...imports.map(({ local }) => local)];
}
