import { Dependencies, Injectable, Scope } from '@nestjs/common';
import { Store } from './store';

@Injectable({ scope: Scope.TRANSIENT })
@Dependencies(Store)
export class Cursor {
  constructor(store) {
    this.store = store;
    if (!store) throw new Error('no store');
  }
}
