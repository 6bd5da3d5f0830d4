import { Injectable, Scope } from '@nestjs/common';
import { Store } from './store';

@Injectable({ scope: Scope.TRANSIENT })
export class Cursor {
  constructor(store: Store);
  constructor(store: Store | null);
  constructor(private readonly store: Store | null) {
    if (!store) throw new Error('no store');
  }
}
