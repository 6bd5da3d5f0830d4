import { Inject, Injectable, Optional } from '@nestjs/common';
import { Clock } from './clock';
import { IsString } from 'class-validator';
import { CatsService } from './cats.service';

@Injectable()
export class ReportsService {
  @Inject() readonly clock: Clock;
  @IsString() declare readonly title: string;

  constructor(@Optional() private readonly cats: CatsService) {}
}

@Injectable()
export class Plain {}
