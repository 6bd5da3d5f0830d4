import { Inject, Injectable, Optional } from '@nestjs/common';
import { AuditService } from './audit.service';

@Injectable()
export class BaseService {
  @Inject(AuditService)
  audit;

  @Inject(AuditService) fallback;

  @Optional()
  @Inject('CLOCK')
  clock;

  now() {
    return this.clock?.now() ?? new Date();
  }
}
