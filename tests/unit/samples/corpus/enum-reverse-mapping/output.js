export const Level = Object.freeze({
  Low: 0,
  High: 5,
  'very-high': 9,
  0: 'Low',
  5: 'High',
  9: 'very-high',
});

export function nameOf(level) {
  return Level[level];
}
