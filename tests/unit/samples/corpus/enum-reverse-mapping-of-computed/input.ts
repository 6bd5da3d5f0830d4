export enum Size {
  Small = 2 ** 3,
  Large = 'abc'.length,
}

export const nameOf = (size: Size): string => Size[size];
