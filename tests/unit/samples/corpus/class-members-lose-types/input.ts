export class Registry<K extends string, V> implements Iterable<[K, V]> {
  [key: string]: unknown;
  static readonly instances = new Set<Registry<string, unknown>>();
  static #count: number = 0;
  readonly #items = new Map<K, V>();
  private size?: number;
  declare protected tag: string;
  public static override: boolean;

  static {
    Registry.instances.clear();
  }

  public get count(): number {
    return this.#items.size;
  }

  public set limit(value: number) {
    this.size = value;
  }

  private async *[Symbol.asyncIterator](): AsyncGenerator<V> {
    for await (const value of this.#items.values()) yield value as V;
  }

  *[Symbol.iterator](): IterableIterator<[K, V]> {
    yield* this.#items;
  }

  optional?(): void;

  protected static create<T>(this: new () => T): T {
    Registry.#count++;
    return new this();
  }
}
