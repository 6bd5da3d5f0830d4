import { Inject, Injectable } from '@nestjs/common';
import { Clock } from './clock';

const ZONE = Symbol('zone');

@Injectable()
export class CatsService {
  @Inject(Clock) private readonly 'wall-clock': Clock;
  @Inject('ZONE') private readonly [ZONE]: string;
}
