/** Values that are kept until the tab is closed, also over a reload or a visit to another site. */
export interface TabStore<Value> {
  /** The value of a key; undefined when there is none. */
  of: (key: string) => Value | undefined;
  /** Keeps a value; undefined forgets it. */
  set: (key: string, value: Value | undefined) => void;
}

/**
 * @param name the key in `sessionStorage` (data/privacy.ts). Where that is blocked or full, values last as long as the document; text
 * there that is no JSON counts as empty
 */
export function tabStore<Value>(name: string): TabStore<Value> {
  let all: Record<string, Value | undefined> = {};
  /** Whether the storage has the latest values: a full one still has older ones. */
  let isStored = true;
  const read = (): typeof all => {
    try {
      // Read each time: another document of this tab may have written while this one was in the back/forward cache.
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
