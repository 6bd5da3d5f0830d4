import { Injectable } from '@nestjs/common';

@Injectable()
export class JoiValidationPipe {
  constructor(schema) {
    this.schema = schema;
  }
}

@Injectable()
export class PrefixLogger {
  constructor(prefix, levels = ['log']) {
    this.prefix = prefix;
    this.levels = levels;
  }
}
