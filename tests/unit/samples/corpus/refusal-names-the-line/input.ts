import { Injectable } from '@nestjs/common';
import { Clock } from './clock';

@Injectable()
export class CatsService {
  constructor(private readonly clock: Clock) {}
}

export namespace Cats {
  export const count = 1;
}
