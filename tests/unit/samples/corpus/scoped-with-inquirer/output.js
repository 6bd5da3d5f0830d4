import { Dependencies, Injectable, Scope } from '@nestjs/common';
import { INQUIRER, REQUEST } from '@nestjs/core';

export const TENANT = Symbol.for('TENANT');

@Injectable({ scope: Scope.TRANSIENT })
@Dependencies(INQUIRER, REQUEST, TENANT)
export class HelloService {
  constructor(parent, request, tenant) {
    this.parent = parent;
    this.request = request;
    this.request.tenant ??= tenant;
  }

  hello() {
    return `${this.parent?.constructor?.name}: ${this.request.tenant}`;
  }
}
