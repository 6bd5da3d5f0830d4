/** How many letters have to change to get from one word to another (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(row[j]! + (letter === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    row = next;
  }
  return row.at(-1)!;
}

/** `，是不是“/guards”？` for a mistyped `/gaurds`; nothing when no candidate is near. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const [best] = [...candidates]
    .map((candidate) => [candidate, distance(word, candidate)] as const)
    .sort((a, b) => a[1] - b[1]);
  return best && best[1] <= Math.max(2, word.length / 3) ? `，是不是“${best[0]}”？` : '';
}
