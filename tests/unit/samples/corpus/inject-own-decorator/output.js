import { Dependencies, Inject, Injectable } from '@nestjs/common';
import { CatsService } from './cats.service';

export const loggerToken = (name) => `LOGGER_${name}`;
export const InjectLogger = (name) => Inject(loggerToken(name));

@Injectable()
@Dependencies(CatsService, Object)
export class AuditService {
  constructor(cats, logger) {
    this.cats = cats;
    this.logger = logger;
  }
}

InjectLogger('audit')(AuditService, undefined, 1);
