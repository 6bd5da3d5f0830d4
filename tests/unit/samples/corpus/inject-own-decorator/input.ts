import { Inject, Injectable } from '@nestjs/common';
import type { LoggerService } from '@nestjs/common';
import { CatsService } from './cats.service';

export const loggerToken = (name: string) => `LOGGER_${name}`;
export const InjectLogger = (name: string) => Inject(loggerToken(name));

@Injectable()
export class AuditService {
  constructor(
    private readonly cats: CatsService,
    @InjectLogger('audit') private readonly logger: LoggerService,
  ) {}
}
