import { Inject, Injectable, Optional } from '@nestjs/common';

export interface HttpOptions {
  timeout: number;
}

@Injectable()
export class HttpService {
  constructor(
    @Optional() @Inject('HTTP_OPTIONS') private readonly options?: HttpOptions,
  ) {}

  get timeout(): number {
    return this.options?.timeout ?? 5000;
  }
}
