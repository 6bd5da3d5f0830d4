const waiting = new Set<() => void>();

function work(): void {
  const works = [...waiting];
  waiting.clear();
  for (const one of works) one();
}

/** Calls back when the browser has shown what stands in the document now. Returns how to call it off. */
export function afterPaint(callback: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(work));
  waiting.add(callback);
  return () => waiting.delete(callback);
}
