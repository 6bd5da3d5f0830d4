export enum Access {
  Read = 2 ** 1,
  Write,
  Half = 9 / 3,
  Rest = 9 % 5,
  Low = -1 >>> 31,
  Both = Read | Write,
}
