import { Injectable } from '@nestjs/common';
import { Clock } from './clock';

@Injectable()
export class CatsService {
  constructor(private readonly clock: Clock) {}
}

export enum Size {
  Small = 'abc'.length,
  Large,
}
