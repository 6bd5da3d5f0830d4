const Color = Object.freeze({
  Red: 'RED',
  Green: 'GREEN',
});

export const first = Color['Red'];
export const all = Object.values(Color);
