import { Dependencies, Injectable, Optional } from '@nestjs/common';

@Injectable()
@Dependencies('HTTP_OPTIONS')
export class HttpService {
  constructor(options) {
    this.options = options;
  }

  get timeout() {
    return this.options?.timeout ?? 5000;
  }
}

Optional()(HttpService, undefined, 0);
