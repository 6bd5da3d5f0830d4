import { Dependencies, Inject, Injectable, Optional } from '@nestjs/common';
import { Clock } from './clock';
import { IsString } from 'class-validator';
import { CatsService } from './cats.service';

@Injectable()
@Dependencies(CatsService)
export class ReportsService {
  clock;

  constructor(cats) {
    this.cats = cats;
  }
}

Inject(Clock)(ReportsService.prototype, 'clock');
IsString()(ReportsService.prototype, 'title');
Optional()(ReportsService, undefined, 0);

@Injectable()
export class Plain {}
