export function parse(value) {
  return Array.isArray(value) ? value.map(Number) : Number(value);
}

export class Store {
  // 找不到就用备用值
  get(key, fallback) {
    return process.env[key] ?? fallback;
  }
}
