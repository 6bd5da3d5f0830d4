import { Inject, Injectable, Optional } from '@nestjs/common';
import { AuditService } from './audit.service';
import type { Clock } from './clock';

@Injectable()
export class BaseService {
  @Inject(AuditService)
  protected readonly audit!: AuditService;

  @Inject() private readonly fallback!: AuditService;

  @Optional()
  @Inject('CLOCK')
  private clock?: Clock;

  now(): Date {
    return this.clock?.now() ?? new Date();
  }
}
