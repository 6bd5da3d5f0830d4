/** A number for each record; most have none, and only the others are visited. */
export class Scores {
  private readonly values: Float64Array;
  private readonly touched: Uint32Array;
  private count = 0;

  constructor(records: number) {
    this.values = new Float64Array(records);
    this.touched = new Uint32Array(records);
  }

  of(record: number): number {
    return this.values[record]!;
  }

  private set(record: number, value: number): void {
    if (this.values[record] === 0 && value !== 0) this.touched[this.count++] = record;
    this.values[record] = value;
  }

  add(record: number, value: number): void {
    this.set(record, this.values[record]! + value);
  }

  /** Keeps the higher one. */
  raise(record: number, value: number): void {
    if (value > this.values[record]!) this.set(record, value);
  }

  each(visit: (record: number, value: number) => void): void {
    for (let index = 0; index < this.count; index++)
      visit(this.touched[index]!, this.values[this.touched[index]!]!);
  }

  /** Nothing for any record, as in the beginning. */
  clear(): this {
    for (let index = 0; index < this.count; index++) this.values[this.touched[index]!] = 0;
    this.count = 0;
    return this;
  }
}
