import { distance } from '../../src/search/engine/lexicon';

/** `，是不是“/guards”？` for a mistyped `/gaurds`; nothing when no candidate is near. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const [best] = [...candidates]
    .map((candidate) => [candidate, distance(word, candidate, Infinity)] as const)
    .sort((a, b) => a[1] - b[1]);
  if (!best) return '';
  const [candidate, letters] = best;
  const most = Math.min(word.length / 3, (ownLength(word, candidate) * 2) / 3);
  return letters <= Math.max(2, most) ? `，是不是“${candidate}”？` : '';
}

/** How much of a word is its own: a folder and an ending that both have make them no more alike. */
function ownLength(word: string, other: string): number {
  const shared = (pattern: RegExp): number => {
    const [own = ''] = pattern.exec(word) ?? [];
    return own === (pattern.exec(other)?.[0] ?? '') ? own.length : 0;
  };
  return word.length - shared(/^.*\//) - shared(/\.\w+$/);
}
