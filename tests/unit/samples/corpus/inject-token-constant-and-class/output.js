import { Dependencies, Injectable, Logger } from '@nestjs/common';
import { CACHE_MANAGER } from '@nestjs/cache-manager';
import { ConfigService } from '@nestjs/config';
import databaseConfig from './config/database.config';

@Injectable()
@Dependencies(CACHE_MANAGER, ConfigService, databaseConfig.KEY)
export class AppService {
  logger = new Logger(AppService.name);

  constructor(cache, config, database) {
    this.cache = cache;
    this.config = config;
    this.database = database;
  }

  async port() {
    const cached = await this.cache.get('port');
    return cached ?? this.config.get('PORT', { infer: true });
  }
}
