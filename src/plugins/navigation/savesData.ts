/** Readers who save data, or whose line is slow: nothing is fetched that they have not asked for (ARCHITECTURE.md#preloading). */
export function savesData(): boolean {
  const { connection } = navigator as unknown as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
