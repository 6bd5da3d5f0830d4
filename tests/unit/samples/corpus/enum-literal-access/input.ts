enum Color {
  Red = 'RED',
  Green = 'GREEN',
}

declare enum Elsewhere {
  A,
}

export const first = Color['Red'];
export const all = Object.values(Color);
