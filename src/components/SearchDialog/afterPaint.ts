const waiting = new Set<() => void>();

function start(): void {
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/**
 * Does some work when the browser has shown what stands in the document now.
 * @param work returns the end of what it began
 * @returns the end of it all, whether it has begun or not
 */
export function afterPaint(work: () => () => void): () => void {
  const begin = (): void => void (end = work());
  let end = (): void => void waiting.delete(begin);
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(start));
  waiting.add(begin);
  return () => end();
}
