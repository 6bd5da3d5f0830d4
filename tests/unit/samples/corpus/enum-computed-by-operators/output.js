export const Access = Object.freeze({
  Read: 2 ** 1,
  Write: 3,
  Half: 9 / 3,
  Rest: 9 % 5,
  Low: -1 >>> 31,
  Both: 3,
});
