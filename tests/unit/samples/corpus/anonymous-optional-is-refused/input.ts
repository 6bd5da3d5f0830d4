import { Inject, Injectable, Optional } from '@nestjs/common';

@Injectable()
export default class {
  constructor(@Optional() @Inject('OPTIONS') private readonly options?: object) {}
}
