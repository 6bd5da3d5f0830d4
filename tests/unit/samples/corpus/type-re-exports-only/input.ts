export type { Cat } from './cat.interface';
export type * from './breeds';
import type { Owner } from './owner';
declare module 'express' {
  interface Request {
    owner?: Owner;
  }
}
declare global {
  var startedAt: number;
}
