import { distance } from '../../src/search/engine/lexicon';

/** `，是不是“/guards”？` for a mistyped `/gaurds`; nothing when no candidate is near. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const [best] = [...candidates]
    .map((candidate) => [candidate, distance(word, candidate, Infinity)] as const)
    .sort((a, b) => a[1] - b[1]);
  return best && best[1] <= Math.max(2, word.length / 3) ? `，是不是“${best[0]}”？` : '';
}
