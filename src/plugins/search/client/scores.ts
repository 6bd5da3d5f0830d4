/** A number for each record; most have none, and only the others are visited. */
export class Scores {
  private readonly values: Float64Array;
  private readonly touched: number[] = [];

  constructor(records: number) {
    this.values = new Float64Array(records);
  }

  of(record: number): number {
    return this.values[record]!;
  }

  private set(record: number, value: number): void {
    if (this.values[record] === 0) this.touched.push(record);
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
    for (const record of this.touched) visit(record, this.values[record]!);
  }
}
