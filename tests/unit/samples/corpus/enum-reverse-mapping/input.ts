export enum Level {
  Low,
  High = 5,
  'very-high' = 9,
}

export function nameOf(level: Level): string {
  return Level[level];
}
