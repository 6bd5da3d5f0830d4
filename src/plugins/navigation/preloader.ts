type Prefetch = (path: string) => unknown;

/**
 * Puts prefetching off until the page has loaded and the browser is idle, one route after the other.
 * Docusaurus would fetch every link in sight at once, in competition with the page itself.
 * @param fetchRoute fetches a route's files; it does nothing for readers who save data (Docusaurus' own rule)
 * @param whenIdle calls back when the browser has nothing better to do
 */
export function createPreloader(fetchRoute: Prefetch, whenIdle: (next: () => void) => void): Prefetch {
  const waiting = new Set<string>();
  const done = new Set<string>();
  let running = false;

  const attempt = async (path: string): Promise<void> => {
    try {
      await fetchRoute(path);
    } catch {
      // It is fetched again when the reader goes there.
    }
  };

  const step = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      running = false;
      return;
    }
    waiting.delete(next);
    done.add(next);
    void attempt(next).then(() => whenIdle(step));
  };

  return (path) => {
    if (done.has(path)) return;
    waiting.add(path);
    if (running) return;
    running = true;
    whenIdle(step);
  };
}
