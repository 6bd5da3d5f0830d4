import { Injectable, Optional, Inject } from '@nestjs/common';
import { CatsService } from './cats.service';
import { MetricsService } from './metrics.service';

/** 猫的统计 */
@Injectable()
export class StatsService {
  constructor(
    private readonly cats: CatsService,
    @Optional() private readonly metrics: MetricsService | undefined,
    @Inject('PREFIX') @Optional() private readonly prefix: string = 'cats',
  ) {}

  report(): string {
    this.metrics?.increment('report');
    return `${this.prefix}: ${this.cats.findAll().length}`;
  }
}

export const STATS = 'STATS';
