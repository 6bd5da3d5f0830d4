/** This book has 136 pages with 2,200 TypeScript samples: these limits hold all of one seven times as long. */
export const MAX_PAGES = 1000;
export const MAX_SAMPLES = 20_000;

/**
 * What has been made in this process, as a build asks for the same several times. Beyond the limit what has not been used for
 * longest goes: an `npm start` that runs for days holds no more than that.
 */
export class Lru<Value> {
  /** In the order of their last use. */
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
