/** What is kept for the way back, also after a reload or from another site: until the tab is closed. */
export interface TabStore<Value> {
  /** What is kept by a name; undefined when nobody knows. */
  of: (key: string) => Value | undefined;
  /** Keeps a value; undefined forgets it. */
  set: (key: string, value: Value | undefined) => void;
}

/**
 * @param name in `sessionStorage` (data/privacy.ts). Where that is blocked or full, what is kept lasts as long as the document;
 * what others have written there is nothing
 */
export function tabStore<Value>(name: string): TabStore<Value> {
  let all: Record<string, Value | undefined> = {};
  /** A storage that is full still has what was kept before. */
  let isStored = true;
  const read = (): typeof all => {
    try {
      // Read anew: a page of this tab that the browser has put aside has kept something of its own meanwhile.
      if (isStored) all = Object(JSON.parse(sessionStorage.getItem(name)!)) as typeof all;
    } catch {
      // Blocked, or no JSON.
    }
    return all;
  };
  return {
    of: (key) => read()[key],
    set(key, value) {
      all = { ...read(), [key]: value };
      isStored = false;
      try {
        sessionStorage.setItem(name, JSON.stringify(all));
        isStored = true;
      } catch {
        // Blocked or full.
      }
    },
  };
}
