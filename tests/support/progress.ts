/** Milliseconds from one sign of life to the next: what takes less says nothing. */
export const PAUSE_MS = 5_000;

/** A line of it, for whoever passes on those of another process. */
export const PROGRESS_LINE = /^\d+\/\d+ \S+，\d+ 秒$/;

/**
 * Tells on the terminal how far a long task is: `40/136 页，12 秒`.
 * @param total number of its steps
 * @param unit what one of them is called
 * @returns to be called after each step
 */
export function progress(total: number, unit: string): () => void {
  const start = performance.now();
  let told = start;
  let done = 0;
  return () => {
    done++;
    const now = performance.now();
    // Whoever calls says by itself that it has ended.
    if (done === total || now - told < PAUSE_MS) return;
    told = now;
    console.log(`${done}/${total} ${unit}，${Math.round((now - start) / 1000)} 秒`);
  };
}
