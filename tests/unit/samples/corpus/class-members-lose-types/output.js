export class Registry {
  static instances = new Set();
  static #count = 0;
  #items = new Map();
  size;
  static override;

  static {
    Registry.instances.clear();
  }

  get count() {
    return this.#items.size;
  }

  set limit(value) {
    this.size = value;
  }

  async *[Symbol.asyncIterator]() {
    for await (const value of this.#items.values()) yield value;
  }

  *[Symbol.iterator]() {
    yield* this.#items;
  }

  static create() {
    Registry.#count++;
    return new this();
  }
}
