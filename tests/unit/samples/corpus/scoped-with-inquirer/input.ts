import { Inject, Injectable, Scope } from '@nestjs/common';
import { INQUIRER, REQUEST } from '@nestjs/core';
import type { Request } from 'express';

export const TENANT = Symbol.for('TENANT');

@Injectable({ scope: Scope.TRANSIENT })
export class HelloService {
  constructor(
    @Inject(INQUIRER) private parent: object,
    @Inject(REQUEST) private readonly request: Request & { tenant?: string },
    @Inject(TENANT) tenant: string,
  ) {
    this.request.tenant ??= tenant;
  }

  hello(): string {
    return `${this.parent?.constructor?.name}: ${this.request.tenant}`;
  }
}
