import { Injectable } from '@nestjs/common';
import type { ObjectSchema } from 'joi';

@Injectable()
export class JoiValidationPipe {
  constructor(private schema: ObjectSchema) {}
}

@Injectable()
export class PrefixLogger {
  constructor(
    private readonly prefix: string,
    private readonly levels: string[] = ['log'],
  ) {}
}
