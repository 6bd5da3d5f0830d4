import { Inject, Injectable, Logger } from '@nestjs/common';
import { CACHE_MANAGER, type Cache } from '@nestjs/cache-manager';
import { ConfigService } from '@nestjs/config';
import type { ConfigType } from '@nestjs/config';
import databaseConfig from './config/database.config';

interface Environment {
  PORT: number;
}

@Injectable()
export class AppService {
  private readonly logger = new Logger(AppService.name);

  constructor(
    @Inject(CACHE_MANAGER) private cache: Cache,
    private config: ConfigService<Environment, true>,
    @Inject(databaseConfig.KEY)
    private database: ConfigType<typeof databaseConfig>,
  ) {}

  async port(): Promise<number> {
    const cached = await this.cache.get<number>('port');
    return cached ?? this.config.get('PORT', { infer: true });
  }
}
