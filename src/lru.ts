/** A book has 136 pages with 2,200 TypeScript samples; of one seven times as long a build finds all again. */
export const MAX_PAGES = 1000;
export const MAX_SAMPLES = 20_000;

/**
 * What has been made in this process: a build asks several times for the same, and whoever writes for days on one `npm start`
 * leaves no more behind than the limit. What has not been wanted for longest goes.
 */
export class Lru<Value> {
  /** The last one that was wanted stands last. */
  private readonly kept = new Map<string, { readonly value: Value }>();

  constructor(private readonly limit: number) {}

  /** What is made of a text: kept, or made now. What fails is not kept. */
  of(key: string, make: () => Value): Value {
    const entry = this.kept.get(key) ?? { value: make() };
    this.kept.delete(key);
    this.kept.set(key, entry);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.limit) this.kept.delete(oldest!);
    return entry.value;
  }
}
