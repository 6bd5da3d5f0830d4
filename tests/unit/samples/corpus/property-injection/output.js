import { Inject, Injectable, Optional } from '@nestjs/common';
import { AuditService } from './audit.service';

@Injectable()
export class BaseService {
  audit;

  fallback;

  clock;

  now() {
    return this.clock?.now() ?? new Date();
  }
}

Inject(AuditService)(BaseService.prototype, 'audit');
Inject(AuditService)(BaseService.prototype, 'fallback');
Inject('CLOCK')(BaseService.prototype, 'clock');
Optional()(BaseService.prototype, 'clock');
