import { Inject, Injectable } from '@nestjs/common';
import { Clock } from './clock';

const ZONE = Symbol('zone');

@Injectable()
export class CatsService {
  'wall-clock';
  [ZONE];
}

Inject(Clock)(CatsService.prototype, 'wall-clock');
Inject('ZONE')(CatsService.prototype, ZONE);
