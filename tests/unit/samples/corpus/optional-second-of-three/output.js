import { Injectable, Optional, Dependencies } from '@nestjs/common';
import { CatsService } from './cats.service';
import { MetricsService } from './metrics.service';

/** 猫的统计 */
@Injectable()
@Dependencies(CatsService, MetricsService, 'PREFIX')
export class StatsService {
  constructor(cats, metrics, prefix = 'cats') {
    this.cats = cats;
    this.metrics = metrics;
    this.prefix = prefix;
  }

  report() {
    this.metrics?.increment('report');
    return `${this.prefix}: ${this.cats.findAll().length}`;
  }
}

Optional()(StatsService, undefined, 1);
Optional()(StatsService, undefined, 2);

export const STATS = 'STATS';
