export function parse(value: string): number;
export function parse(value: string[]): number[];
export function parse(value: string | string[]): number | number[] {
  return Array.isArray(value) ? value.map(Number) : Number(value);
}

export class Store {
  get(key: string): string;
  get(key: string, fallback: number): number;
  // 找不到就用备用值
  get(key: string, fallback?: unknown) {
    return process.env[key] ?? fallback;
  }
}
