/**
 * Marks the document with `data-offline` while the browser knows that there is no network. That there is one, a browser cannot
 * know. Called once.
 */
export function followNetwork(): void {
  const mark = (): void =>
    void document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  for (const type of ['online', 'offline']) window.addEventListener(type, mark);
  mark();
}

/** Readers who save data, or whose line is slow: nothing is fetched that they have not asked for (ARCHITECTURE.md#preloading). */
export function savesData(): boolean {
  const { connection } = navigator as unknown as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
