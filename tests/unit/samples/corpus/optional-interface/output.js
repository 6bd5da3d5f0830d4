import { Dependencies, Injectable, Optional } from '@nestjs/common';

@Injectable()
@Dependencies(Object)
export class TrimPipe {
  constructor(options = {}) {
    this.options = options;
  }

  transform(value) {
    const text = value.trim();
    return this.options.lower ? text.toLowerCase() : text;
  }
}

Optional()(TrimPipe, undefined, 0);
